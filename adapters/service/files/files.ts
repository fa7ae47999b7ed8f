import { createHash } from 'node:crypto'
import type { Tx } from '../ports/store.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { letGo } from './blob-notes.ts'
import { hasSignature } from './file-signature.ts'
import { type StoredFile, type UploadType, uploadTypes } from './file.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import { toSafeName } from './safe-name.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import { readLink, signLink } from '../access/signed-link.ts'
import { commitUpload, findFile, grantUpload, removeFile } from './kept-files.ts'
import { checkUploads, countArrived, countUpload } from '../usage.ts'

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
  const file = makeFile(service, caller, wish)
  const uploadUrl = await uploadLink(service, caller, file)
  const grant: UploadGrant = { file, uploadUrl, uri: `platen://files/${file.fileId}` }
  const receipt = makeReceipt(caller, grant, file.createdAt)
  await service.store.transact(async tx => {
    await keepFile(service, tx, file, receipt)
    // Nobody ever refers to what comes there: it goes once the link has long ended.
    if (service.blobs.direct) letGo(tx, [arrivalOf(file)], file.createdAt)
  })
  return grant
}

async function uploadLink(service: Service, caller: Caller, file: StoredFile): Promise<string> {
  const { blobs, settings, clock } = service
  const { fileId, contentType, sizeBytes: size, expiresAt } = file
  if (blobs.direct) {
    const seconds = Math.floor((expiresAt - clock.now()) / 1000)
    return blobs.direct.uploadLink(arrivalOf(file), { contentType, size, seconds })
  }
  const says: UploadToken = { fileId }
  return `${settings.publicUrl}/uploads/${signLink(service, 'upload', expiresAt, caller, says)}`
}

/** Where the bytes of a file are put straight, before anybody knows what they are. */
function arrivalOf({ fileId }: StoredFile): string {
  return `incoming-${fileId}`
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

/** The organisation that an upload's link is of. Throws `link-invalid`. */
export async function ownerOfUpload(service: Service, token: string): Promise<string> {
  return (await readLink<UploadToken>(service, 'upload', token)).maker.accountId
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
  if (file.blob === undefined) return keepBytes(service, file, body)
  if ((await keyOf(wholeOf(file, body))) === file.blob) return file
  throw otherBytes()
}

/** Keeps the bytes of a file that is waited for, if they are as declared. */
async function keepBytes(
  { store, blobs }: Service,
  file: StoredFile,
  body: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const { accountId, fileId, sizeBytes } = file
  const { key } = await blobs.put(wholeOf(file, body), sizeBytes)
  const ready = await store.transact(tx => commitUpload(tx, accountId, fileId, key))
  if (!ready) throw notFound('file', fileId)
  // Another process may have taken others meanwhile.
  if (ready.blob !== key) throw otherBytes()
  return ready
}

/** Passes the bytes of a file on as long as they are as declared. */
function wholeOf(file: StoredFile, body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return checkSize(checkSignature(file.contentType, body), file.sizeBytes)
}

/**
 * The file, with the bytes that have come straight to where they are kept: they are looked at when somebody first asks for the file.
 * `undefined` when it is not there; it is waited for as before when what came is not what was declared.
 */
export async function findArrived(
  service: Service,
  { accountId }: Pick<Caller, 'accountId'>,
  fileId: string,
): Promise<StoredFile | undefined> {
  const find = () => service.store.read(tx => findFile(tx, accountId, fileId))
  const { direct } = service.blobs
  const file = await find()
  if (!direct || file?.status !== 'pending_upload') return file
  return service.turns.run(`upload ${fileId}`, async () => {
    const current = await find()
    if (current?.status !== 'pending_upload') return current
    const body = await direct.arrived(arrivalOf(file))
    if (!body) return current
    try {
      return await keepBytes(service, current, body)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      service.log.info('upload-refused', { file_id: fileId, reason: error.message })
      return await find()
    } finally {
      await direct.discard(arrivalOf(file))
    }
  })
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
  const refusal = await store.transact(tx => keepArrived(service, tx, file))
  if (refusal) throw refusal
  return file
}

/** Keeps a file whose bytes are here, and counts them in any case; returns why there is no room for it. */
async function keepArrived(
  { settings }: Service,
  tx: Tx,
  file: StoredFile,
): Promise<ServiceError | undefined> {
  const { accountId, sizeBytes: bytes, createdAt: at } = file
  const { storageBytes: most } = settings.limits
  try {
    await checkUploads(tx, { accountId, bytes, most, at })
    await grantUpload(tx, file, most)
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return error
  } finally {
    await countArrived(tx, { accountId, bytes, most, at })
  }
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

function otherBytes(): ServiceError {
  return mismatch('the file has other bytes already')
}

function mismatch(text: string): ServiceError {
  return new ServiceError('upload-mismatch', `${text}; ask for a new upload with what you will send`)
}

/** The file, or `not-found`. */
export async function getFile(service: Service, caller: Caller, fileId: string): Promise<StoredFile> {
  const file = await findArrived(service, caller, fileId)
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
