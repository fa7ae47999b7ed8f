import { createRequire } from 'node:module'

/** As Node has it where modules are packed: the build takes this line away, and so packs what is asked for. */
const require = createRequire(import.meta.url)

/** The parts of MathJax that turn TeX into SVG. */
interface MathJax {
  readonly mathjax: typeof import('mathjax-full/js/mathjax.js').mathjax
  readonly TeX: typeof import('mathjax-full/js/input/tex.js').TeX
  readonly SVG: typeof import('mathjax-full/js/output/svg.js').SVG
  readonly liteAdaptor: typeof import('mathjax-full/js/adaptors/liteAdaptor.js').liteAdaptor
  readonly RegisterHTMLHandler: typeof import('mathjax-full/js/handlers/html.js').RegisterHTMLHandler
}

/** Packages of commands: none of them loads anything, links, or defines what is used elsewhere. */
export const packages: readonly string[] = [
  ...['base', 'ams', 'boldsymbol', 'braket', 'cancel', 'centernot', 'color', 'extpfeil', 'gensymb'],
  ...['mathtools', 'mhchem', 'textcomp', 'upgreek'],
]

/** Loads MathJax with those packages. It takes a moment, and only copy with formulas needs it. */
export function loadMathJax(): MathJax {
  require('mathjax-full/js/input/tex/ams/AmsConfiguration.js')
  require('mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js')
  require('mathjax-full/js/input/tex/braket/BraketConfiguration.js')
  require('mathjax-full/js/input/tex/cancel/CancelConfiguration.js')
  require('mathjax-full/js/input/tex/centernot/CenternotConfiguration.js')
  require('mathjax-full/js/input/tex/color/ColorConfiguration.js')
  require('mathjax-full/js/input/tex/extpfeil/ExtpfeilConfiguration.js')
  require('mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js')
  require('mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js')
  require('mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js')
  require('mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js')
  require('mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js')
  return {
    ...require('mathjax-full/js/mathjax.js'),
    ...require('mathjax-full/js/input/tex.js'),
    ...require('mathjax-full/js/output/svg.js'),
    ...require('mathjax-full/js/adaptors/liteAdaptor.js'),
    ...require('mathjax-full/js/handlers/html.js'),
  }
}
