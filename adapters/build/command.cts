#!/usr/bin/env node
const { load }: { readonly load: (path: string) => unknown } = require('./load.cjs')

load('./adapters/cli/main')
