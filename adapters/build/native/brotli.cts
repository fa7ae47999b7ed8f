const { brotliDecompressSync }: typeof import('node:zlib') = require('node:zlib')

/** Stands for `brotli/decompress.js`, which loads a dictionary of its own. */
module.exports = brotliDecompressSync
