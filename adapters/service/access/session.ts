/** Somebody signed in on one device. It ends with its time, when they sign out there, or everywhere. */
export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly createdAt: number
  readonly expiresAt: number
}
