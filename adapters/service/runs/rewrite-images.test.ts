import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rewriteImages } from './rewrite-images.ts'

const rewrite = (markdown: string): string => rewriteImages(markdown, ['map.png', 'the bay (2).jpg'])

test('an image of an uploaded file is pointed to it, wherever it was looked for', () => {
  assert.is(rewrite('![The bay](map.png)'), '![The bay](assets/map.png)')
  assert.is(rewrite('![](../pictures/MAP.PNG "At low tide")'), '![](assets/map.png "At low tide")')
  assert.is(rewrite('![](https://example.com/map.png?v=2#x)'), '![](assets/map.png)')
  assert.is(rewrite('![a [b] c]( <C:\\photos\\map.png> )'), '![a [b] c]( assets/map.png )')
  assert.is(rewrite('[![](map.png)](https://example.com)'), '[![](assets/map.png)](https://example.com)')
  assert.is(rewrite('![](the%20bay%20(2).jpg)'), '![](the%20bay%20(2).jpg)', 'brackets end an address')
  assert.is(rewrite('![](<the bay (2).jpg>)'), '![](<assets/the bay (2).jpg>)')
  assert.is(rewrite('> - ![](map.png)\n>   ![](map.png)'), '> - ![](assets/map.png)\n>   ![](assets/map.png)')
})

test('a definition is pointed to it as well', () => {
  assert.is(rewrite('![bay][m]\n\n[m]: pictures/map.png "t"'), '![bay][m]\n\n[m]: assets/map.png "t"')
})

test('links, other files and what is no image stay', () => {
  for (const text of [
    ...['[map](map.png)', '![](other.png)', '![](map.png', '! [](map.png)', '\\![x](map.png)'],
    ...['![x] (map.png)', '![](50%.png)', 'map.png', '![](map.png "x)', '![]()'],
  ]) {
    assert.is(rewrite(text), text)
  }
})

test('code stays', () => {
  for (const text of [
    ...['`![](map.png)`', '``a ` ![](map.png)``', '```md\n![](map.png)\n```', '~~~\n![](map.png)\n~~~'],
    ...['- ```\n  ![](map.png)\n  ```', '````\n```\n![](map.png)\n````'],
  ]) {
    assert.is(rewrite(`${text}\n\n![](map.png)`), `${text}\n\n![](assets/map.png)`)
  }
  assert.is(
    rewrite('~~~\n![](map.png)'),
    '~~~\n![](map.png)',
    'a fence that is not closed goes on to the end',
  )
  assert.is(rewrite('a ` b ![](map.png)'), 'a ` b ![](assets/map.png)', 'one tick alone is none')
})

test('whatever is written it takes one pass', () => {
  // A search for pairs would take minutes for each of these, and whoever waits for an answer with it.
  const parts = [
    '![',
    '![](',
    '![x](map.png ',
    '[',
    '](',
    '`a``',
    '[a]:',
    '![](<',
    '![](map.png "',
    '\\',
    '> ',
    '```\n',
  ]
  for (const part of parts) {
    const text = part.repeat(1_000_000 / part.length)
    assert.is(rewrite(text).length, text.length, part)
  }
  const ticks = Array.from({ length: 1400 }, (_, index) => '`'.repeat(index + 1)).join(' ')
  assert.is(rewrite(ticks), ticks)
})

test.run()
