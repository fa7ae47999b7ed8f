import { createHash } from 'node:crypto'
import type { Tx } from '../ports/store.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { hasSignature } from './file-signature.ts'
import { type StoredFile, type UploadType, uploadTypes } from './file.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import { toSafeName } from './safe-name.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import { readLink, signLink } from '../access/signed-link.ts'
import { commitUpload, findFile, grantUpload, removeFile } from './kept-files.ts'
import { checkUploads, countUpload } from '../usage.ts'

/** What is to be uploaded. */
export interface UploadWish {
  readonly filename: string
  readonly contentType: string
  readonly sizeBytes: number
}

/** A file and where its bytes go. */
export interface UploadGrant {
  readonly file: StoredFile
  readonly uploadUrl: string
  readonly uri: string
}

interface UploadToken {
  readonly fileId: string
}

/** Promises room for a file and says where to PUT its bytes. Throws `type-unsupported`, `too-large` and `quota-reached`. */
export async function requestUpload(
  service: Service,
  caller: Caller,
  wish: UploadWish,
): Promise<UploadGrant> {
  const { store, settings } = service
  const file = makeFile(service, caller, wish)
  const says: UploadToken = { fileId: file.fileId }
  const token = signLink(service, 'upload', file.expiresAt, caller, says)
  const uploadUrl = `${settings.publicUrl}/uploads/${token}`
  const grant: UploadGrant = { file, uploadUrl, uri: `platen://files/${file.fileId}` }
  const receipt = makeReceipt(caller, grant, file.createdAt)
  await store.transact(tx => keepFile(service, tx, file, receipt))
  return grant
}

function makeFile({ settings, clock, random }: Service, { accountId }: Caller, wish: UploadWish): StoredFile {
  const { fileBytes, uploadLife } = settings.limits
  if (wish.sizeBytes > fileBytes) {
    throw new ServiceError(
      'too-large',
      `size_bytes is ${wish.sizeBytes}; a file has at most ${fileBytes} bytes`,
    )
  }
  const createdAt = clock.now()
  return {
    fileId: random.id('file'),
    accountId,
    filename: toSafeName(wish.filename),
    contentType: checkType(wish.contentType),
    sizeBytes: wish.sizeBytes,
    status: 'pending_upload',
    createdAt,
    expiresAt: createdAt + uploadLife,
  }
}

/** The type as one of those that may be uploaded; none of them has parameters. Throws `type-unsupported`. */
function checkType(contentType: string): UploadType {
  const type = uploadTypes.find(allowed => allowed === contentType.trim().toLowerCase())
  if (type) return type
  throw new ServiceError(
    'type-unsupported',
    `content_type "${contentType}" is not supported; allowed are ${uploadTypes.join(', ')}`,
  )
}

/** Keeps a file within what its organisation may keep, and may upload within a day. */
async function keepFile({ settings }: Service, tx: Tx, file: StoredFile, receipt?: Receipt): Promise<void> {
  const { accountId, sizeBytes, createdAt } = file
  await grantUpload(tx, file, settings.limits.storageBytes, receipt)
  await countUpload(tx, { accountId, bytes: sizeBytes, most: settings.limits.storageBytes, at: createdAt })
}

/**
 * Takes the bytes of a granted upload, one upload of a file after the other. They must have the declared type and size; a
 * repetition of what is there is fine, and kept no second time. Throws `link-invalid`, `upload-mismatch` and `too-large`;
 * the file then stays as it was.
 */
export async function receiveUpload(
  service: Service,
  token: string,
  contentType: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const { maker, fileId } = await readLink<UploadToken>(service, 'upload', token)
  return service.turns.run(`upload ${fileId}`, () => takeBytes(service, maker, fileId, contentType, body))
}

async function takeBytes(
  service: Service,
  { accountId }: Caller,
  fileId: string,
  contentType: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const { store } = service
  const file = await store.read(tx => findFile(tx, accountId, fileId))
  if (!file) throw notFound('file', fileId)
  if (contentType?.trim().toLowerCase() !== file.contentType) {
    throw mismatch(`the Content-Type is "${contentType ?? ''}", declared was ${file.contentType}`)
  }
  const whole = checkSize(checkSignature(file.contentType, body), file.sizeBytes)
  if (file.blob !== undefined) {
    if ((await keyOf(whole)) === file.blob) return file
    throw mismatch('the file has other bytes already')
  }
  const { key } = await service.blobs.put(whole, file.sizeBytes)
  const ready = await store.transact(tx => commitUpload(tx, accountId, fileId, key))
  if (!ready) throw notFound('file', fileId)
  return ready
}

/** The key that bytes would be kept under. */
async function keyOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of body) digest.update(chunk)
  return `sha256-${digest.digest('hex')}`
}

/** Passes bytes on as long as they are no more than were declared; ends badly, so that nothing is kept, when they are fewer. */
async function* checkSize(body: AsyncIterable<Uint8Array>, declared: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > declared) throw new ServiceError('too-large', `more than the declared ${declared} bytes came`)
    yield chunk
  }
  if (size < declared) throw mismatch(`${size} bytes came, declared were ${declared}`)
}

/** Keeps a file that comes with a run. */
export async function storeFile(
  service: Service,
  caller: Caller,
  given: {
    readonly filename: string
    readonly contentType: string
    readonly body: AsyncIterable<Uint8Array>
  },
): Promise<StoredFile> {
  const { store, blobs, clock, settings } = service
  const { fileBytes, storageBytes: most } = settings.limits
  const type = checkType(given.contentType)
  await store.read(tx => checkUploads(tx, { accountId: caller.accountId, bytes: 0, most, at: clock.now() }))
  const { key, size } = await blobs.put(checkSignature(type, given.body), fileBytes)
  const pending = makeFile(service, caller, { ...given, sizeBytes: size })
  const file: StoredFile = { ...pending, status: 'ready', blob: key }
  await store.transact(tx => keepFile(service, tx, file))
  return file
}

/** Passes bytes on once the first of them are those of the type. */
async function* checkSignature(
  type: UploadType,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of body) {
    if (first === undefined) {
      yield chunk
      continue
    }
    first = Buffer.concat([first, chunk])
    if (first.length < 8) continue
    yield checked(type, first)
    first = undefined
  }
  if (first !== undefined) yield checked(type, first)
}

function checked(type: UploadType, bytes: Uint8Array): Uint8Array {
  if (hasSignature(type, bytes)) return bytes
  throw mismatch(`the bytes are not those of ${type}`)
}

function mismatch(text: string): ServiceError {
  return new ServiceError('upload-mismatch', `${text}; ask for a new upload with what you will send`)
}

/** The file, or `not-found`. */
export async function getFile(
  { store }: Service,
  { accountId }: Caller,
  fileId: string,
): Promise<StoredFile> {
  const file = await store.read(tx => findFile(tx, accountId, fileId))
  if (!file) throw notFound('file', fileId)
  return file
}

/** Deletes a file; runs that took it keep their own reference to its bytes. */
export async function deleteFile(
  { store, clock }: Service,
  { accountId }: Caller,
  fileId: string,
): Promise<void> {
  if (!(await store.transact(tx => removeFile(tx, accountId, fileId, clock.now()))))
    throw notFound('file', fileId)
}
