import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import type { Product } from '../../support/product'
import { recruit } from '../../support/recruiting'
import { askedSurvey } from '../../support/surveys'
import { LONG, type Staffed } from './every-page-records'

/** Asks a survey, and returns it with a valid key. */
export const askLongSurvey = (product: Product, company: Staffed) =>
  askedSurvey(product, company, {
    name: 'How the refrigeration engineers of the north are this autumn',
    asked: [
      { question: `Would you say so: ${LONG}?`, answer_type: 'rating', answer: '4' },
      { question: 'What would you change?', answer_type: 'text', answer: LONG },
    ],
  })

/** Makes an opening and a candidate with long words, and returns the parts of their addresses. */
export async function recruitLong(product: Product, company: Staffed) {
  const recruited = await recruit(product, company, company.employee.employee)
  const params = { id: recruited.openings!, candidateId: recruited.candidates! }
  const { ws } = company
  const as = { token: company.admin.token }
  const stage = 'Interview with the refrigeration engineers of the north'
  const title = 'Refrigeration and Cold Storage Engineer for the Northern Provinces'

  const field = {
    name: 'north',
    display_name: `Would you say so: ${LONG}?`,
    type: 'textarea' as const,
  }

  const last_name = 'Freifrau von Hohenlohe-Waldenburg-Schillingsfürst'
  const email = `${'sara.of.the.north.'.repeat(3)}1@mail.example`

  const link = await candidateLink(product.keys, '', ws, {
    id: params.candidateId,
    revoked: 0,
  })

  const of = { params: { id: params.candidateId } }
  const call = product.call

  const recruiting = [
    await call(openingsApi.changeOpening, {
      ...as,
      params: { ws, id: params.id },
      body: { title, stages: `Applied, ${stage}, Offer` },
    }),
    await call(openingsApi.addFormField, { ...as, params, body: field }),
    await call(candidatesApi.changeCandidate, { ...as, params, body: { last_name, email } }),
    await call(candidatesApi.addNote, {
      ...as,
      params,
      body: { text: `${LONG}. ${'Unbroken'.repeat(20)}` },
    }),
    await call(candidatesApi.rateCandidate, { ...as, params, body: { rating: 4 } }),
    await call(publicOpeningsApi.sendPublicMessage, {
      ...of,
      body: { msg_key: link.split('/').at(-1)!, body: LONG },
    }),
  ]

  expect(recruiting.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201])

  const opening = `/ats/${params.id}/detail`

  return {
    opening,
    candidate: `${opening}/candidate_detail?candidate=${params.candidateId}`,
    messaging: `${opening}/candidate_detail/${params.candidateId}/messaging`,
  }
}

/** Adds a client's project with a task of the employee, and returns both ids. */
export async function addProject(product: Product, { ws, admin, employee }: Staffed) {
  const clientBody = {
    name: 'Refrigeration and Cold Storage of the Northern Provinces',
    contact_name: 'Ana',
  }

  const client = await product.call(clientsApi.addClient, {
    token: admin.token,
    params: { ws },
    body: clientBody,
  })

  const projectBody = {
    name: 'Rebuilding the cold stores of the northern provinces, first part',
    client_id: client.body.data.id,
    rate: '95',
    estimated_hours: '900',
  }

  const project = await product.call(projectsApi.addProject, {
    token: admin.token,
    params: { ws },
    body: projectBody as never,
  })

  const projectId = project.body.data.id

  for (const who of [admin, employee])
    await product.call(projectsApi.addProjectMember, {
      token: admin.token,
      params: { id: projectId },
      body: { employee_id: who.employee },
    })

  const task = await product.call(tasksApi.addTask, {
    token: admin.token,
    params: { id: projectId },
    body: {
      title: `${LONG}, and everything that has to be done before`,
      employee_id: employee.employee,
    },
  })

  expect([client.status, project.status, task.status]).toEqual([201, 201, 201])

  return { project: projectId as string, task: task.body.data.id as string }
}
