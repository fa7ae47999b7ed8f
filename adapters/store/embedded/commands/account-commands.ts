import type { AccountStore, KeyStore } from '../../../service/ports/store/account-store.ts'
import type { Commits } from '../tables/commits.ts'
import { addLink } from '../../../service/access/sign-in.ts'
import { postEntry } from './money-commands.ts'
import { putReceipt } from './put-receipt.ts'

/** Organisations, people and keys. */
export function accountCommands({ commit, read }: Commits): AccountStore & KeyStore {
  return {
    createAccount: ({ account, user, key, grant }) =>
      commit(transaction => {
        transaction.put('accounts', account)
        transaction.put('users', user)
        if (key) transaction.put('keys', key)
        if (grant) postEntry(transaction, grant)
      }),
    firstAccount: () => read(tables => [...tables.accounts.rows()][0]),
    getAccount: accountId => read(tables => tables.accounts.get(accountId)),
    findCustomer: customerId => read(tables => [...tables.accounts.find('customer', customerId)][0]),
    setAutoTopup: (accountId, autoTopup) =>
      commit(transaction => {
        const account = transaction.tables.accounts.get(accountId)
        if (!account) return undefined
        const changed = { ...account, autoTopup }
        transaction.put('accounts', changed)
        return changed
      }),
    getUser: userId => read(tables => tables.users.get(userId)),
    listUsers: accountId => read(tables => [...tables.users.find('account', accountId)]),
    findUser: email => read(tables => [...tables.users.find('email', email.toLowerCase())][0]),
    noteSignIn: (userId, at) =>
      commit(transaction => {
        const sentAt = addLink(transaction.tables.signIns.get(userId)?.sentAt ?? [], at)
        if (sentAt) transaction.put('signIns', { userId, sentAt })
        return sentAt !== undefined
      }),
    spendSignIn: (tokenDigest, expiresAt, session) =>
      commit(transaction => {
        if (transaction.tables.spentSignIns.get(tokenDigest)) return false
        transaction.put('spentSignIns', { tokenDigest, expiresAt })
        transaction.put('sessions', session)
        return true
      }),
    getSession: (sessionId, at) =>
      read(tables => {
        const session = tables.sessions.get(sessionId)
        return session && session.expiresAt > at ? session : undefined
      }),
    endSessions: (userId, only) =>
      commit(transaction => {
        for (const { sessionId } of [...transaction.tables.sessions.find('user', userId)]) {
          if (only === undefined || only === sessionId) transaction.remove('sessions', sessionId)
        }
      }),

    createKey: (key, receipt) =>
      commit(transaction => {
        transaction.put('keys', key)
        putReceipt(transaction, receipt)
      }),
    revokeKey: (accountId, keyId, at) =>
      commit(transaction => {
        const key = transaction.tables.keys.get(keyId)
        if (key?.accountId !== accountId || key.revokedAt !== undefined) return undefined
        const revoked = { ...key, revokedAt: at }
        transaction.put('keys', revoked)
        return revoked
      }),
    getKey: keyId =>
      read(tables => {
        const key = tables.keys.get(keyId)
        return key?.revokedAt === undefined ? key : undefined
      }),
    findKey: digest => read(tables => [...tables.keys.find('digest', digest)][0]),
    listKeys: accountId => read(tables => [...tables.keys.find('account', accountId)]),
  }
}
