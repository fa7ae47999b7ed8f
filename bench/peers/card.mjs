/** The card both image peers draw: words on the left, the picture on the right, all of the copy shown. */
const ground = '#f7f4ee'
const ink = '#1d2a2f'

export function cardHtml({ lines, picture, width, height }, fontFaces) {
  const [kicker, title, subtitle, byline] = lines
  const source = `data:image/jpeg;base64,${picture.toString('base64')}`
  return `<!doctype html><html lang="en"><style>${fontFaces}
body { margin: 0; width: ${width}px; height: ${height}px; display: flex; font: 28px Text; background: ${ground}; color: ${ink} }
div { width: 55%; padding: 60px; box-sizing: border-box; display: flex; flex-direction: column; gap: 24px }
h1 { font-size: 52px; font-weight: 600; margin: 0 } p { margin: 0 } img { width: 45%; height: 100%; object-fit: cover }
</style><div><p>${kicker}</p><h1>${title}</h1><p>${subtitle}</p><p>${byline}</p></div><img src="${source}">`
}

export function cardNode({ lines }) {
  const [kicker, title, subtitle, byline] = lines
  const text = (words, style) => ({ type: 'text', text: words, style: { fontSize: 28, ...style } })
  return {
    type: 'container',
    style: { width: '100%', height: '100%', display: 'flex', backgroundColor: ground, color: ink },
    children: [
      {
        type: 'container',
        style: { width: '55%', padding: 60, display: 'flex', flexDirection: 'column', gap: 24 },
        children: [
          text(kicker),
          text(title, { fontSize: 52, fontWeight: 600 }),
          text(subtitle),
          text(byline),
        ],
      },
      { type: 'image', src: 'picture', style: { width: '45%', height: '100%', objectFit: 'cover' } },
    ],
  }
}
