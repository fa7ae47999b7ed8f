/** The renderer as the build packs it. */
const renderer: string = '../bundle/core/render-in-thread.js'

/**
 * Entry point of a pool's thread, in CommonJS: the pool `require`s it, and a thread that is ended while it `require`s a
 * module of ours takes the whole process along (Node 20: "IsGraphAsync must be used on an instantiated module"). An
 * `import` may be ended at any time.
 */
const loaded = import(renderer)

module.exports = async (task: unknown): Promise<unknown> => (await loaded).renderInThread(task)
