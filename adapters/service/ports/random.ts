/** Identifiers and secrets, handed in so that tests can replay them. */
export interface Random {
  /** A new identifier such as `run_4zk…`: the prefix, and 20 letters and digits that nobody can guess. */
  id(prefix: 'org' | 'usr' | 'key' | 'job' | 'run' | 'file' | 'ntc' | 'ent' | 'req' | 'ses' | 'wrk'): string
  /** That many random characters of letters and digits, for secrets. */
  secret(length: number): string
}
