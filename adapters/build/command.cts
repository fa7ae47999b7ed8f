#!/usr/bin/env node
const { setFlagsFromString }: typeof import('node:v8') = require('node:v8')
const { load }: { readonly load: (path: string) => unknown } = require('./load.cjs')

// A command leaves much behind in a short time. Room for what is new that grows at once is cleared half as often.
setFlagsFromString('--semi-space-growth-factor=32')
load('./adapters/cli/main')
