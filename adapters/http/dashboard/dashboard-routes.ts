/**
 * The dashboard: pages for people, made on the server, over the same rules as the API. They work without scripts; the
 * small ones there are show progress, send files ahead and tell times in the visitor's own zone.
 */
import type { Service } from '../../service/service.ts'
import { notFound, ServiceError } from '../../service/service-error.ts'
import type { Page } from '../create-app.ts'
import { isBrowser } from '../visitor.ts'
import { leadTo } from './answer.ts'
import { createSurroundings } from './create-surroundings.ts'
import { createThumbnails } from './make-thumbnail.ts'
import { answerRoute, type PageRoute, type Surroundings } from './page-route.ts'
import { beginCheckout, openPortal, saveAutoTopup } from './pages/credits-acts.ts'
import { showCredits } from './pages/credits-page.ts'
import {
  followRun,
  openViewer,
  saveCopy,
  saveRepository,
  saveWished,
  showThumbnail,
} from './pages/downloads.ts'
import { showMissing } from './pages/error-page.ts'
import * as job from './pages/job-acts.ts'
import { showJob } from './pages/job-page.ts'
import { showJobs } from './pages/jobs-page.ts'
import { askRevokeKey, endKey, makeKey, showKeys } from './pages/keys-page.ts'
import { askNewJob, askUpdate, createFromForm, updateFromForm } from './pages/run-form-acts.ts'
import { showSettings } from './pages/settings-page.ts'
import { showCompare } from './pages/compare-page.ts'
import { readAhead, saveStarter } from './pages/read-ahead.ts'
import { showRun, showVersion } from './pages/version-page.ts'
import { takeFile } from './pages/take-file.ts'
import { finishSignIn, leave, sendSignIn, showSignIn } from './pages/sign-in-page.ts'
import { refusePage } from './refuse-page.ts'
import { readVisit } from './visit.ts'

/** What the dashboard needs besides the service. */
export interface DashboardOptions {
  /** Ends streams and refuses acts when the service begins to stop. */
  readonly draining?: AbortSignal
}

/** All pages of the dashboard, to be handed to the app. */
export function dashboardRoutes(service: Service, options: DashboardOptions = {}): readonly Page[] {
  const around = createSurroundings(service, options.draining)
  const pages = routesOf(service).map(route => toPage(route, around))
  return [...pages, assetPage(around), missingPage(around)]
}

function routesOf(service: Service): readonly PageRoute[] {
  const thumbnails = createThumbnails(service)
  const version = '/jobs/:job/versions/:commit'
  return [
    {
      method: 'GET',
      path: '/',
      access: 'open',
      answer: async visit => leadTo(visit, visit.member ? '/jobs' : '/sign-in'),
    },
    { method: 'GET', path: '/sign-in', access: 'open', answer: showSignIn },
    { method: 'POST', path: '/sign-in', access: 'open', answer: sendSignIn },
    { method: 'POST', path: '/sign-in/complete', access: 'open', answer: finishSignIn },
    { method: 'POST', path: '/sign-out', access: 'open', answer: leave },

    { method: 'GET', path: '/jobs', access: 'member', answer: showJobs },
    { method: 'GET', path: '/jobs/new', access: 'member', answer: askNewJob },
    { method: 'POST', path: '/jobs/new', access: 'stream', answer: createFromForm },
    { method: 'POST', path: '/files', access: 'stream', answer: takeFile },
    { method: 'POST', path: '/read', access: 'stream', answer: readAhead },
    { method: 'GET', path: '/formats/:format/starter.md', access: 'member', answer: saveStarter },
    { method: 'GET', path: '/jobs/:job', access: 'member', answer: showJob },
    { method: 'GET', path: '/jobs/:job/update', access: 'member', answer: askUpdate },
    { method: 'POST', path: '/jobs/:job/update', access: 'stream', answer: updateFromForm },
    { method: 'GET', path: '/jobs/:job/delete', access: 'member', answer: job.askDeleteJob },
    { method: 'POST', path: '/jobs/:job/delete', access: 'member', answer: job.removeJob },
    { method: 'GET', path: '/jobs/:job/publish', access: 'member', answer: job.askPublish },
    { method: 'POST', path: '/jobs/:job/publish', access: 'member', answer: job.publishJob },
    { method: 'POST', path: '/jobs/:job/unpublish', access: 'member', answer: job.withdrawJob },
    { method: 'GET', path: '/jobs/:job/viewer', access: 'member', answer: openViewer },
    { method: 'GET', path: '/jobs/:job/compare', access: 'member', answer: showCompare },
    { method: 'GET', path: version, access: 'member', answer: showVersion },
    { method: 'GET', path: '/jobs/:job/repository.bundle', access: 'member', answer: saveRepository },

    { method: 'GET', path: '/jobs/:job/runs/:run', access: 'member', answer: showRun },
    { method: 'GET', path: '/jobs/:job/runs/:run/events', access: 'member', answer: followRun },
    { method: 'POST', path: '/jobs/:job/runs/:run/cancel', access: 'member', answer: job.stopRun },
    { method: 'POST', path: '/jobs/:job/runs/:run/notify', access: 'member', answer: job.switchNotify },
    { method: 'GET', path: '/jobs/:job/runs/:run/delete', access: 'member', answer: job.askDeleteRun },
    { method: 'POST', path: '/jobs/:job/runs/:run/delete', access: 'member', answer: job.removeRun },

    {
      method: 'GET',
      path: `${version}/thumbnail.webp`,
      access: 'member',
      answer: visit => showThumbnail(visit, thumbnails),
    },
    { method: 'GET', path: `${version}/download/:what`, access: 'member', answer: saveWished },
    { method: 'GET', path: `${version}/copy.md`, access: 'member', answer: saveCopy },

    { method: 'GET', path: '/keys', access: 'member', answer: showKeys },
    { method: 'POST', path: '/keys', access: 'member', answer: makeKey },
    { method: 'GET', path: '/keys/:key/revoke', access: 'member', answer: askRevokeKey },
    { method: 'POST', path: '/keys/:key/revoke', access: 'member', answer: endKey },

    { method: 'GET', path: '/credits', access: 'member', answer: showCredits },
    { method: 'POST', path: '/credits/checkout', access: 'member', answer: beginCheckout },
    { method: 'POST', path: '/credits/portal', access: 'member', answer: openPortal },
    { method: 'POST', path: '/credits/auto-topup', access: 'member', answer: saveAutoTopup },

    { method: 'GET', path: '/settings', access: 'member', answer: showSettings },
  ]
}

function toPage(route: PageRoute, around: Surroundings): Page {
  const { method, path } = route
  return {
    ...{ method, path, name: `dashboard ${method} ${path}` },
    handler: arrival => answerRoute(route, around, arrival),
    refuse: refusePage,
  }
}

function assetPage({ assets }: Surroundings): Page {
  return {
    ...{ method: 'GET', path: '/assets/:file', name: 'dashboard asset' },
    async handler({ request, params, headers }) {
      const answer = assets().answer(params['file'] ?? '', request, headers)
      if (!answer) throw notFound('asset', (params['file'] ?? '').slice(0, 100))
      return answer
    },
  }
}

/** What nobody answers: a page for people, the usual refusal for programs. */
function missingPage({ service, assets, ...around }: Surroundings): Page {
  return {
    ...{ method: 'any', path: '/**', name: 'none' },
    async handler(arrival) {
      if (!isBrowser(arrival.request)) throw nothingHere()
      return showMissing(await readVisit(service, { ...arrival, ...around, assets: assets() }))
    },
  }
}

function nothingHere(): ServiceError {
  return new ServiceError('not-found', 'there is nothing at this path; see /docs')
}
