import type { OperationId, ParamsOf } from './addresses.ts'
import type { Identity, KeyList, KeyWish, NewKeySecret, RevokedKey } from './wire/auth.ts'
import type { Checkout, CheckoutWish, CreditsAccount, Ledger, Portal } from './wire/credits.ts'
import type { PageQuery } from './wire/fields.ts'
import type { DeletedFile, FileDetail, UploadGrant, UploadWish } from './wire/files.ts'
import type { DeletedJob, JobDetail, JobList, JobWish, NewJob } from './wire/jobs.ts'
import type {
  EditedNode,
  Exported,
  ExportWish,
  NodeWish,
  PublishedJob,
  PublishWish,
  UnpublishedJob,
  ViewerLink,
} from './wire/outputs.ts'
import type { AcceptedRun, CancellingRun, DeletedRun, EmailNotice, RunDetail, RunList } from './wire/runs.ts'
import type { FormatList } from './wire/formats.ts'
import type { RenderWish } from './wire/render-wish.ts'
import type { RunWish } from './wire/run-wish.ts'
import type { Health, LimitList, Received, VersionInfo } from './wire/system.ts'

/**
 * What every operation takes and answers: the contract in types. Routes, schemas and the client are checked against it
 * by the compiler. An answer of `Response` is not JSON.
 */
export interface Operations {
  getIdentity: { answer: Identity }
  listKeys: { answer: KeyList }
  createKey: { body: KeyWish; answer: NewKeySecret }
  revokeKey: { answer: RevokedKey }

  createJob: { body: JobWish; answer: NewJob }
  listJobs: { query: PageQuery; answer: JobList }
  getJob: { answer: JobDetail }
  deleteJob: { answer: DeletedJob }
  getRepository: { answer: Response }

  renderDocument: { body: RenderWish; answer: Response }
  createRun: { body: RunWish; answer: AcceptedRun }
  listRuns: { query: PageQuery; answer: RunList }
  getRun: { answer: RunDetail }
  watchRun: { answer: Response }
  notifyByEmail: { answer: EmailNotice }
  cancelRun: { answer: CancellingRun }
  deleteRun: { answer: DeletedRun }

  requestUpload: { body: UploadWish; answer: UploadGrant }
  getFile: { answer: FileDetail }
  deleteFile: { answer: DeletedFile }
  receiveUpload: { answer: FileDetail }

  exportJob: { body: ExportWish; answer: Exported }
  openDownload: { answer: Response }
  publishJob: { body: PublishWish; answer: PublishedJob }
  unpublishJob: { answer: UnpublishedJob }
  getPublishedPage: { answer: Response }
  createViewerSession: { answer: ViewerLink }
  resumeViewer: { answer: ViewerLink | Response }
  editNode: { body: NodeWish; answer: EditedNode | Response }

  getCredits: { answer: CreditsAccount }
  listLedger: { query: PageQuery; answer: Ledger }
  createCheckout: { body: CheckoutWish; answer: Checkout }
  getBillingPortal: { answer: Portal }
  receivePayment: { answer: Received }

  listFormats: { answer: FormatList }

  getLimits: { answer: LimitList }
  checkLive: { answer: Health }
  checkReady: { answer: Health | Response }
  getMetrics: { answer: Response }
  getVersion: { answer: VersionInfo }
  getDescription: { answer: Response }
  readDocs: { answer: Response }
}

/** Fields of an operation's JSON body. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends { body: infer Body } ? Body : Nothing

/** What may stand behind the question mark. */
export type QueryOf<Id extends OperationId> = Operations[Id] extends { query: infer Query } ? Query : Nothing

/** What an operation answers. */
export type AnswerOf<Id extends OperationId> = Operations[Id]['answer']

/** Everything an operation takes, its path, query and body together: no two of them share a name. */
export type InputOf<Id extends OperationId> = ParamsOf<Id> & QueryOf<Id> & BodyOf<Id>

/** No fields. */
export type Nothing = Readonly<Record<never, never>>
