import { positionTypes } from '@workledger/contracts/recruiting/form-fields'
import { type OpeningAnswer, openingBody } from '@workledger/contracts/recruiting/openings.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { ListField } from '@workledger/kit/form/list-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCountriesWith } from '../kit/countries'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { plannedOf, type StageDays, StageDaysField } from './stage-days'

const RichTextField = lazy(() => import('../kit/rich-text-field'))

interface Values {
  title: string
  position_type: string
  city: string
  country: string
  stages: string
  planned_days: StageDays
  is_remote_allowed: boolean
  description: string
}

/** Title, place, stages and description of an opening. */
export function OpeningForm({ opening }: { opening: OpeningAnswer | undefined }) {
  const { options } = useRecordWords(recruitingWords)

  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const navigate = useNavigate()
  const may = useMay()('addOpening')
  const countries = useCountriesWith(opening?.location.country)
  const add = useConsoleCommand('addOpening')
  const change = useConsoleCommand('changeOpening')

  const initial: Values = {
    title: opening?.title ?? '',
    position_type: opening?.position_type ?? '',
    city: opening?.location.city ?? '',
    country: opening?.location.country ?? '',
    stages: opening?.stages.replaceAll(',', ', ') ?? t('firstStages'),
    planned_days: Object.fromEntries(
      (opening?.planned_days ?? []).map(({ stage, days }) => [stage, String(days)]),
    ),
    is_remote_allowed: opening?.is_remote_allowed ?? false,
    description: opening?.description ?? '',
  }

  const toRequest = ({ city, country, planned_days, ...rest }: Values) => ({
    ...rest,
    planned_days: plannedOf(rest.stages, planned_days),
    location: { city, country },
  })

  const words = useRecordWords(recruitingWords)
  const form = useForm<Values, OpeningAnswer | undefined, typeof words>({
    words,
    schema: flat,
    initial,
    shown: opening,
    toRequest,
    locked: !may,
    fieldOf: { 'location.city': 'city', 'location.country': 'country' },
    submit: async (values, { shown, before }) => {
      const body = changedOnly(
        (shown ? toRequest(before) : {}) as never,
        toRequest(values),
      ) as never

      try {
        if (shown) await change.send({ params: { ws: workspace.id, id: shown.id }, body, shown })
        else {
          const { data } = await add.send({ params: { ws: workspace.id }, body })
          navigate(`/ats/${data.id}/detail?tab=fields`)
        }

        toast(t(opening ? 'toast.opening.edited' : 'toast.opening.added'))
      } catch (error) {
        if (error instanceof ApiError)
          toast({
            text: t(opening ? 'toast.opening.editFailed' : 'toast.opening.addFailed'),
            tone: 'bad',
          })

        throw error
      }
    },
  })

  return (
    <FormCard form={form} locked={!may} fresh={!opening}>
      <FormCard.Group>
        <TextField {...form.field('title')} required />
        <SelectField {...form.field('position_type')} required options={options(positionTypes)} />
        <TextField {...form.field('city')} required />
        <SelectField
          {...form.field('country')}
          required
          placeholder={t('chooseCountry')}
          options={countries}
        />
      </FormCard.Group>
      <FormCard.Group columns={1}>
        <ListField
          {...form.field('stages')}
          label={t('stages')}
          required
          disabled={!may}
          hint={t('stagesHint')}
          parts={[{ label: t('stage') }]}
          add={t('addStage')}
        />
        <StageDaysField
          {...form.field('planned_days')}
          stages={form.field('stages').value}
          disabled={!may}
        />
        <CheckField {...form.field('is_remote_allowed')} label={t('remote')} />
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <RichTextField {...form.field('description')} />
        </Suspense>
      </FormCard.Group>
    </FormCard>
  )
}

/** The contract's own schema; faults within the place are shown at the form's own fields. */
const flat: Parameters<typeof useForm>[0]['schema'] = {
  safeParse(value, options) {
    const found = openingBody.safeParse(value, options as never)
    if (found.success) return found
    const issues = found.error.issues.map((issue) =>
      issue.path[0] === 'location' ? { ...issue, path: issue.path.slice(1) } : issue,
    )

    return { success: false, error: { issues: issues as never } }
  },
}
