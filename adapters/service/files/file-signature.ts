import type { UploadType } from './file.ts'

/** First bytes of each type that may be uploaded. */
const signatures: Readonly<Record<UploadType, readonly (readonly number[])[]>> = {
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  // GIF87a and GIF89a
  'image/gif': [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  'application/pdf': [[0x25, 0x50, 0x44, 0x46, 0x2d]],
}

/** Whether bytes begin as their type says. */
export function hasSignature(type: UploadType, bytes: Uint8Array): boolean {
  return signatures[type].some(signature => signature.every((byte, index) => bytes[index] === byte))
}
