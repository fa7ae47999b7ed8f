import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../../brief/design.ts'
import { Button, List, ListItem } from '../../../compose/index.ts'
import type { Child } from '../../../compose/jsx-runtime.ts'
import { toSheet } from '../../../compose/sheet.ts'
import { createReport } from '../../../message.ts'
import { resolveTheme } from '../../../theme/resolve-theme.ts'
import type { DrawContext } from '../../context.ts'
import { writeMail } from './write-mail.ts'

const page = { name: '600px', width: 600, height: 0, bleed: 0 }
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })

async function mailOf(root: Child) {
  const context: DrawContext = {
    theme,
    surface: 'screen',
    html: 'mail',
    assets: new Map(),
    report: createReport(),
    title: 'A letter',
  }
  const { mail } = await writeMail([toSheet('page', theme, root)], context)
  if (mail === undefined) throw new Error('no letter was written')
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(mail.html)?.[1] ?? ''
  return { html: mail.html, body, text: mail.text }
}

test('a row is a row of cells, with its gap where lines end, and the last of a row set apart at the end', async () => {
  const { body } = await mailOf(
    <div style={{ display: 'flex', justify: 'between', gap: 16 }}>
      <p>One</p>
      <p>Two</p>
    </div>,
  )
  assert.match(
    body,
    /<table role="presentation"[^>]*width="100%"><tr><td valign="top" class="ink-text" style="padding:0 16px 0 0;/,
  )
  assert.match(body, /align="right" class="ink-text" style="[^"]*text-align:right"><p style="margin:0">Two/)
})

test('what stands below each other on a phone folds without a rule, and is cells for Outlook', async () => {
  const { body } = await mailOf(
    <div style={{ display: 'flex', gap: 20, narrow: { direction: 'column' } }}>
      <div style={{ width: 200 }}>One</div>
      <div style={{ grow: 1 }}>Two</div>
    </div>,
  )
  const widths = [...body.matchAll(/display:inline-block;width:100%;max-width:(\d+)px/g)].map(([, px]) => px)
  assert.equal(widths, ['220', '380'])
  assert.match(
    body,
    /<!--\[if mso\]><table [^>]*width="600" dir="ltr"><tr><td width="220" valign="top"><!\[endif\]-->/,
  )
  assert.match(body, '<!--[if mso]></td></tr></table><![endif]-->')
})

test('a button is a padded cell, and with round corners a shape for Outlook', async () => {
  const square = await mailOf(
    <Button theme={{ ...theme, radius: 0 }} href="https://a.example/?a=1&b=2">
      Go “there” &amp; back
    </Button>,
  )
  assert.match(
    square.body,
    /<td align="center" bgcolor="#1f4e79" style="background-color:#1f4e79;mso-padding-alt:/,
  )
  assert.not.match(square.body, 'roundrect')
  const { body } = await mailOf(
    <Button theme={{ ...theme, radius: 8 }} href={'https://a.example/?a=1&b="2"'}>
      {'Go <there>'}
    </Button>,
  )
  assert.match(
    body,
    /<v:roundrect [^>]*href="https:\/\/a\.example\/\?a=1&amp;b=&quot;2&quot;"[^>]*arcsize="\d+%"/,
  )
  assert.match(body, />Go &lt;there&gt;<\/center><\/v:roundrect><!\[endif\]--><!--\[if !mso\]><!-->/)
})

test('the words for the list of a mail program are hidden, and blanks keep the letter out of it', async () => {
  const { body, text } = await mailOf(
    <div>
      <div preview>
        <p>Beans that survived</p>
      </div>
      <h1>Letter</h1>
    </div>,
  )
  assert.match(
    body,
    /^<div [^>]*><div style="display:none;[^"]*mso-hide:all[^"]*">Beans that survived (\u034f|\u200c|\u00a0){99}/,
  )
  assert.is(text, 'Letter\n======\n')
})

test('words turn light in the dark on grounds that turn dark, and stay on panels in the accent', async () => {
  const { html, body } = await mailOf(
    <div style={{ background: theme.color.paper }}>
      <p>Paper</p>
      <div style={{ background: theme.color.accent, color: theme.color.text }}>Panel</div>
    </div>,
  )
  assert.match(body, /class="ground-paper ink-text"/)
  assert.match(body, /<td bgcolor="#1f4e79" style="[^"]*"><p style="margin:0">Panel/)
  assert.match(
    html,
    /@media \(prefers-color-scheme:dark\)\{\.ground-paper\{background-color:#\w{6}!important\}/,
  )
  assert.match(html, '[data-ogsc] .ink-text{color:')
  assert.match(html, '<meta name="supported-color-schemes" content="light dark">')
})

test('margins of a block and of the first in it are one; above a box they are room of their own', async () => {
  const { body } = await mailOf(
    <div>
      <div style={{ marginTop: 30 }}>
        <p style={{ marginTop: 12 }}>One</p>
      </div>
      <div style={{ marginTop: 20, background: '#eeeeee' }}>Two</div>
    </div>,
  )
  assert.match(body, /<p class="ink-text" style="margin:30px 0 0;/)
  assert.match(body, /<div style="height:20px;line-height:20px;font-size:0;mso-line-height-rule:exactly">/)
})

test('as text, headings are underlined, points are marked, tables stand in columns, and addresses behind their words', async () => {
  const { text } = await mailOf(
    <div>
      <h1>Letter</h1>
      <p>
        See <a href="https://a.example/list">the list</a> or <a href="mailto:a@b.example">a@b.example</a>.
      </p>
      <List theme={theme} ordered start={9}>
        <ListItem>Nine</ListItem>
        <ListItem checked>Ten</ListItem>
      </List>
      <table>
        <tbody>
          <tr>
            <th>What</th>
            <th>€</th>
          </tr>
          <tr>
            <td>Packets</td>
            <td>12</td>
          </tr>
        </tbody>
      </table>
    </div>,
  )
  const lines = [
    ...['Letter', '======', '', 'See the list <https://a.example/list> or a@b.example.', ''],
    ...['9. Nine', '10. Ten', '', 'What     €', 'Packets  12', ''],
  ]
  assert.is(text, lines.join('\n'))
})

test.run()
