import { useQuery } from '@tanstack/react-query'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { type SampleDetails, samplesApi } from '@workledger/contracts/samples/samples.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { addressOf, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { download, downloadBy } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { FindingPage } from '@workledger/kit/shell/finding-page'
import { Page } from '@workledger/kit/shell/page'
import { useGo } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useParams } from 'react-router-dom'
import { useConsoleCommand } from '../../kit/use-command'
import { ForAuditors } from '../for-auditors'
import { samplesTexts } from './messages'
import { SampleFigures } from './sample-figures'
import { SampleItems } from './sample-items'

export default function SamplePage() {
  return (
    <ForAuditors>
      <SampleOfAddress />
    </ForAuditors>
  )
}

/** One sample: its progress, its items, and the origin of one of them. */
function SampleOfAddress() {
  const t = useText(samplesTexts)
  const { workspace } = useMember()
  const { id = '' } = useParams()
  const found = useQuery(query(samplesApi.sample, { params: { ws: workspace.id, id } }))
  if (found.data) return <SampleTabs key={id} sample={found.data.data} />

  return (
    <FindingPage
      found={found}
      title={t('page')}
      crumbs={[{ label: t('audit'), to: '/admin/audit' }]}
    />
  )
}

function SampleTabs({ sample }: { sample: SampleDetails }) {
  const t = useText(samplesTexts)
  const { day, number } = useFormat()

  const about = t('about', {
    size: number(sample.size),
    all: number(sample.population_size),
    day: day(sample.drawn_at),
    who: sample.drawn_by ?? '',
    position: sample.position,
  })

  return (
    <Page
      title={sample.name}
      crumbs={[
        { label: t('audit'), to: '/admin/audit' },
        { label: t('page'), to: '/admin/audit/samples' },
      ]}
      status={
        <StatusChip tone={sample.status === 'finished' ? 'good' : 'accent'}>
          {t(`status.${sample.status}`)}
        </StatusChip>
      }
      facts={about}
      menuLabel={t('more')}
    >
      <SampleActions sample={sample} />
      <SampleFigures sample={sample} />
      <SampleItems sample={sample} />
    </Page>
  )
}

function SampleActions({ sample }: { sample: SampleDetails }) {
  const t = useText(samplesTexts)
  const language = useLanguage()
  const go = useGo()
  const { workspace } = useMember()
  const params = { ws: workspace.id, id: sample.id }
  const onError = (error: Parameters<typeof toastError>[0]) => void toastError(error)

  const finish = useConsoleCommand('finishSample', {
    onDone: () => void toast(t('finished')),
    onError,
  })

  const reopen = useConsoleCommand('reopenSample', {
    onDone: () => void toast(t('reopened')),
    onError,
  })

  const remove = useConsoleCommand('deleteSample', {
    onDone: () => {
      toast(t('remove.done'))
      go('/admin/audit/samples')
    },
    onError,
  })

  const get = (address: string) => void download(address).catch(toastError)

  const paper = (format: 'pdf' | 'xlsx' | 'csv') =>
    get(
      addressOf(samplesApi.workingPaper, {
        params,
        query: { format, language },
      }),
    )

  const ask = async () => {
    const question = {
      title: t('remove.title', { name: sample.name }),
      text: t('remove.text'),
      action: t('remove.action'),
      danger: true,
    }
    if (await confirm(question)) remove.run({ params })
  }

  usePageActions({
    secondary: [
      sample.own &&
        (sample.status === 'in_progress'
          ? { label: t('finish'), icon: 'check', run: () => finish.run({ params }) }
          : { label: t('reopen'), icon: 'refresh', run: () => reopen.run({ params }) }),
      {
        label: t('evidence'),
        icon: 'download',
        run: () =>
          void call(auditApi.evidenceLink, {
            params: { ws: workspace.id },
            query: { scope: 'period', from: sample.from_on, to: sample.to_on },
          })
            .then(downloadBy)
            .catch(toastError),
      },
    ],
    primary: {
      label: t('paper'),
      icon: 'file',
      choices: (['pdf', 'xlsx', 'csv'] as const).map((format) => ({
        label: t(`formats.${format}`),
        icon: 'file',
        run: () => paper(format),
      })),
    },
    menu: [
      {
        label: t('keysFile'),
        icon: 'download',
        run: () => get(addressOf(samplesApi.sampleKeys, { params })),
      },
      sample.own && {
        label: t('remove.action'),
        icon: 'trash',
        danger: true,
        run: () => void ask(),
      },
    ],
  })

  return null
}
