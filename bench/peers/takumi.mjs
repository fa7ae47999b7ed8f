import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { cardNode } from './card.mjs'

/** takumi with its fonts registered. It may keep the decoded picture, as a server would. */
export async function createTakumi(input) {
  const renderer = new Renderer()
  for (const file of [input.fonts.text, input.fonts.bold]) await renderer.registerFont(readFileSync(file))
  const images = [{ src: 'picture', data: input.picture }]
  return {
    run: () =>
      renderer.render(cardNode(input), { width: input.width, height: input.height, format: 'png', images }),
    close() {},
  }
}
