/**
 * Group by slug, read off the addresses of the formats' modules: `formats/<group>/<slug>.js`. Loading 37 formats to ask
 * each would make every start half a second slower.
 */
export function groupFormats(formats: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(formats).map(([slug, url]) => [slug, url.split('/').at(-2) ?? '']))
}
