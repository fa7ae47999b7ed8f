/** The viewer: a preview whose link is the permission. Shows a job's versions and lets its holder change texts in place. */
import type { Service } from '../../service/service.ts'
import { readViewerToken } from '../../service/outputs/viewer.ts'
import type { RateLimit } from '../guards/rate-limit.ts'
import type { Page } from '../create-app.ts'
import { createSurroundings } from '../dashboard/create-surroundings.ts'
import type { DashboardOptions } from '../dashboard/dashboard-routes.ts'
import { answerVisit, checkRunning } from '../dashboard/page-route.ts'
import { refusePage } from '../dashboard/refuse-page.ts'
import type { Visit } from '../dashboard/visit.ts'
import { followSave, saveNode, tellNode, toJson } from './edit-text.ts'
import { saveVersion, showOutput } from './show-output.ts'
import { showExpired, showViewer } from './show-viewer.ts'
import type { ViewerAnswer, ViewerRefusal } from './viewer-answer.ts'

/** A preview has as many pictures as the document has pages: these are what many people who leaf through it ask for. */
const byLink: RateLimit = { name: 'previews', perMinute: 3000 }
const byClient: RateLimit = { name: 'previews', perMinute: 1500 }

/** All addresses of the viewer, to be handed to the app. */
export function viewerRoutes(service: Service, options: DashboardOptions = {}): readonly Page[] {
  const around = createSurroundings(service, options.draining)
  const page = (method: 'GET' | 'POST', path: string, answer: ViewerAnswer, refuse: ViewerRefusal): Page => ({
    ...{ method, path: `/viewer/:token${path}`, name: `viewer ${method} ${path}` },
    handler: arrival => answerVisit(around, arrival, visit => admit(visit, answer, refuse)),
    refuse: refusePage,
  })
  return [
    page('GET', '', showViewer, showExpired),
    page('GET', '/versions/:commit/**:path', showOutput, throwOn),
    page('GET', '/download/:what', saveVersion, showExpired),
    page('GET', '/nodes/:node', tellNode, toJson),
    page('POST', '/nodes', saveNode, toJson),
    page('GET', '/saves/:run', followSave, toJson),
  ]
}

async function admit(visit: Visit, answer: ViewerAnswer, refuse: ViewerRefusal): Promise<Response> {
  try {
    checkRunning(visit)
    const token = visit.params['token'] ?? ''
    if (visit.client !== undefined) await visit.limiter.take(byClient, visit.client, {})
    const access = await readViewerToken(visit.service, token)
    await visit.limiter.take(byLink, token.slice(-43), {})
    return await answer(visit, access)
  } catch (error) {
    return refuse(visit, error)
  }
}

const throwOn: ViewerRefusal = async (_, error) => {
  throw error
}
