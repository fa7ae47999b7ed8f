/** Copy that was written to be read, not to sell, keeps its words and their order on a page of its own. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkRendition } from '../../core/testing/index.ts'
import { render } from '../render.test.kit.ts'

const copies: Readonly<Record<string, string>> = {
  'a line of a list that is called like a list of the page': `# Managing projects

An introduction.

## Modules

These features include:

* **Packages**: A feature that lets you build, test, and share crates
* **Crates**: A tree of modules that produces a library or executable
* **Paths**: A way of naming an item, such as a struct or module

In this chapter, we cover all these features.
`,
  'badges in the cells of a table': `# Tooling

Next generation.

## Packages

| Package | Version (click for changelogs) |
| --- | --- |
| [alpha](packages/alpha) | [![alpha version](https://badges.example/a.svg)](packages/alpha/changes.md) |
| [beta](packages/beta) | [![beta version](https://badges.example/b.svg)](packages/beta/changes.md) |
`,
  'links below a list, and a link in a sentence': `# Tooling

> Next generation

- Instant start
- Fast updates
- Rich features
- Optimized builds

It consists of two parts, a server and a command, and both can be extended.

In addition it is extensible via its [plugins](https://tool.example/plugins) and typed throughout.

[Read the docs](https://tool.example).

## Contribution

See [Contributing Guide](guide.md).

## License

[MIT](license.md).
`,
}

for (const [name, copy] of Object.entries(copies))
  for (const format of ['landing-page', 'portfolio'])
    test(`${format}: ${name}`, async () => {
      const content = new TextEncoder().encode(copy)
      const rendition = await render({ format, content, outputs: ['html', 'pdf'] })
      assert.equal(await checkRendition(content, rendition), [])
    })

test.run()
