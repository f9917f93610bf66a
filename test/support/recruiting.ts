import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { recruitingSettingApi } from '@workledger/contracts/recruiting/recruiting-setting.api'
import type { Company } from './people'
import type { Product } from './product'

export const dataUrl = (bytes: string | Buffer, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

export const openingBody = {
  title: 'Field Engineer',
  description: '<p>Cooling systems on <strong>site</strong>.</p>',
  position_type: 'full_time' as const,
  is_remote_allowed: false,
  stages: 'Applied, Screening, Interview, Offer',
  location: { city: 'Lisbon', country: 'Portugal' },
}

export const application = {
  first_name: 'Sara',
  last_name: 'Lindqvist',
  email: 'sara@mail.example',
  phone: '+351 900 000 000',
  resume: { file_name: 'cv.pdf', content: dataUrl('%PDF-1.7 Sara') },
  consent: true,
}

/**
 * Makes an opening with a field, a candidate with a note, a message and an interview, and a
 * template. Returns their ids by table.
 */
export async function recruit(
  product: Product,
  { ws, admin }: Company,
  interviewer: string,
): Promise<Record<string, string>> {
  const { token } = admin

  const made = async <T extends { status: number; body: any }>(
    answer: Promise<T>,
  ): Promise<string> => {
    const { status, body } = await answer
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.data?.id
  }

  const openings = await made(
    product.call(openingsApi.addOpening, { token, params: { ws }, body: openingBody }),
  )
  const field = { name: 'licence', display_name: 'Driving licence', type: 'text' as const }
  const opening_fields = await made(
    product.call(openingsApi.addFormField, { token, params: { id: openings }, body: field }),
  )
  await made(
    product.call(publicOpeningsApi.apply, { params: { id: openings }, body: application }) as never,
  )

  const listed = await product.call(candidatesApi.candidates, {
    token,
    params: { id: openings },
    query: {},
  })

  const candidates = listed.body.data[0]!.id
  const on = { token, params: { id: openings, candidateId: candidates } }
  const candidate_notes = await made(
    product.call(candidatesApi.addNote, { ...on, body: { text: 'Calm and clear' } }),
  )

  await made(
    product.call(candidatesApi.sendMessage, {
      token,
      params: { id: candidates },
      body: { body: 'Hello' },
    }),
  )

  const starts_at = new Date(Date.now() + 7 * 86_400_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

  const interviews = await made(
    product.call(candidatesApi.scheduleInterview, {
      ...on,
      body: { starts_at, people: [interviewer] },
    }),
  )

  const template = {
    name: 'No',
    kind: 'rejection' as const,
    subject: 'Your application',
    body: 'Dear {first_name}',
  }

  const recruiting_templates = await made(
    product.call(recruitingSettingApi.addRecruitingTemplate, {
      token,
      params: { ws },
      body: template,
    }),
  )

  return { openings, opening_fields, candidates, candidate_notes, interviews, recruiting_templates }
}
