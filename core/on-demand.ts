/** A table that is made when it is first asked for: most jobs need few of them, and every process would pay for all. */
export function onDemand<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
