import { fullName } from '@workledger/contracts/kernel/full-name'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Phone } from '@workledger/kit/ui/phone'
import { candidatePath } from './candidate-words'
import { recruitingTexts } from './messages'

/** A candidate's contact, the day of the application, and the end of its retention. */
export function CandidateFacts({ candidate }: { candidate: CandidateAnswer }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()

  return (
    <Card title={<bdi>{fullName(candidate)}</bdi>}>
      <Facts
        items={[
          [
            t('email'),
            <a key="email" className="ltr" href={`mailto:${candidate.email}`}>
              {candidate.email}
            </a>,
          ],
          [t('phone'), candidate.phone && <Phone key="phone" number={candidate.phone} />],
          [t('gender'), candidate.gender && t(`genders.${candidate.gender}`)],
          [t('applied'), day(candidate.applied_at)],
        ]}
      />
      {candidate.erase_on && (
        <Row gap={0.75} sx={{ px: 2, pb: 2, color: 'text.secondary', fontSize: 12 }}>
          <Icon name="lock" size={13} />
          {t('eraseOn', { day: day(candidate.erase_on) })}
        </Row>
      )}
    </Card>
  )
}

/** A candidate's answers to the opening's questions. */
export function CandidateAnswers({ candidate }: { candidate: CandidateAnswer }) {
  const t = useText(recruitingTexts)
  const { listed } = useFormat()
  if (candidate.profile_data.length === 0) return null

  return (
    <Card title={t('answers')}>
      <Facts
        items={candidate.profile_data.map(
          ({ display_name, value }) =>
            [
              display_name,
              typeof value === 'boolean'
                ? t(value ? 'yes' : 'no')
                : Array.isArray(value)
                  ? listed(value.map(String))
                  : value,
            ] as const,
        )}
      />
    </Card>
  )
}

/** The same person's other applications. */
export function OtherApplications({ candidate }: { candidate: CandidateAnswer }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  if (candidate.also.length === 0) return null

  return (
    <Card title={t('also')} padded>
      {candidate.also.map((one) => (
        <div key={one.id}>
          <AppLink to={`/admin${candidatePath(one.opening_id, one.id)}`}>
            <bdi>{one.opening}</bdi>
          </AppLink>{' '}
          · {day(one.applied_at)}
        </div>
      ))}
    </Card>
  )
}
