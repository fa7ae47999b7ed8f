/** Items that are looked at between two turns of others: a millisecond or two. */
const atOnce = 500

/** Items one after the other, with turns for everybody else in between: for what may be very many. */
export async function* unhurried<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let count = 0
  for await (const item of items) {
    yield item
    count += 1
    if (count % atOnce === 0) await new Promise(resolve => setImmediate(resolve))
  }
}
