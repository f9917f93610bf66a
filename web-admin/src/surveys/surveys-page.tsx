import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import { useActions } from '@workledger/web-app/kit/actions'
import { AppLink, useGo } from '@workledger/web-app/kit/app-link'
import { confirm } from '@workledger/web-app/kit/confirm'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { MenuButton } from '@workledger/web-app/kit/menu-button'
import { Page } from '@workledger/web-app/kit/shell/page'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toast } from '@workledger/web-app/kit/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'

const SurveyDialog = lazy(() => import('./survey-dialog'))
const SurveyHistory = lazy(() => import('./survey-history'))

type SurveyRow = Rows['surveys']
type Open = { what: 'edit'; row: SurveyRow | null } | { what: 'history'; row: SurveyRow }
export const surveyPath = (id: string) => `/admin/survey/${id}/survey_detail`

/** The surveys of the workspace. */
export default function SurveysPage() {
  const t = useText(surveysTexts)
  const go = useGo()
  const may = useMay()('addSurvey')
  const [open, setOpen] = useState<Open | null>(null)
  const list = useConsoleList('surveys', { sort: 'name' })
  const remove = useConsoleCommand('deleteSurvey', {
    onDone: () => void toast(t('toast.deleted')),
    onError: (error) => void toast({ text: `${t('toast.deleteFailed')}: ${error.message}`, tone: 'bad' }),
  })
  const ask = async ({ id, name }: SurveyRow) => {
    if (await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), action: t('delete'), danger: true }))
      remove.run({ params: { id } })
  }
  const add = may && (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen({ what: 'edit', row: null })}>
      {t('add')}
    </Button>
  )
  useActions(
    may
      ? [{ id: 'add-survey', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: () => setOpen({ what: 'edit', row: null }) }]
      : [],
  )
  return (
    <Page title={t('page')} actions={add}>
      <DataTable
        name="surveys"
        label={t('page')}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        onOpen={(row) => go(surveyPath(row.id))}
        rowActions={(row) => (
          <MenuButton
            label={t('actions', { name: row.name })}
            entries={[
              { label: t('show'), icon: 'eye', to: surveyPath(row.id) },
              { label: t('editAction'), icon: 'edit', disabled: !may, run: () => setOpen({ what: 'edit', row }) },
              { label: t('history'), icon: 'history', run: () => setOpen({ what: 'history', row }) },
              null,
              { label: t('delete'), icon: 'trash', danger: true, disabled: !may, run: () => void ask(row) },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        search
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="survey" title={t('empty.title')} text={t(may ? 'empty.text' : 'empty.reader')} action={add} />}
      />
      <Suspense>
        {open?.what === 'edit' && <SurveyDialog survey={open.row} close={() => setOpen(null)} added={(id) => go(surveyPath(id))} />}
        {open?.what === 'history' && <SurveyHistory survey={open.row} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}

function useColumns(): Column<SurveyRow>[] {
  const t = useText(surveysTexts)
  const { day, number } = useFormat()
  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ id, name }) => (
        <AppLink to={surveyPath(id)} style={{ fontWeight: 500, textDecoration: 'none' }}>
          <bdi>{name}</bdi>
        </AppLink>
      ),
    },
    { id: 'privacy', label: t('privacy'), sort: 'privacy', card: 'fact', cell: ({ privacy }) => t(`privacies.${privacy}`) },
    {
      id: 'frequency',
      label: t('frequency'),
      sort: 'frequency',
      cell: ({ recurring, frequency }) => t(recurring ? `frequencies.${frequency}` : 'once'),
    },
    {
      id: 'questions',
      label: t('questions'),
      sort: 'questions_count',
      end: true,
      card: 'figure',
      cell: ({ questions_count }) => number(questions_count),
    },
    { id: 'rounds', label: t('rounds'), sort: 'rounds_count', end: true, cell: ({ rounds_count }) => number(rounds_count) },
    { id: 'last', label: t('lastSent'), sort: 'last_sent_on', card: 'fact', cell: ({ last_sent_on }) => last_sent_on && day(last_sent_on) },
    { id: 'next', label: t('next'), sort: 'next_on', cell: ({ next_on }) => next_on && day(next_on) },
    {
      id: 'status',
      label: t('status'),
      sort: 'enabled',
      card: 'chip',
      cell: ({ enabled, open }) => (
        <StatusChip tone={open ? 'accent' : enabled ? 'good' : 'wait'}>{t(open ? 'open' : enabled ? 'enabled' : 'disabled')}</StatusChip>
      ),
    },
    { id: 'created', label: t('created'), sort: 'created_at', hidden: true, cell: ({ created_at }) => day(created_at) },
  ]
}
