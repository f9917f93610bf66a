import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { dataExportsApi, workspaceExportBody } from '@workledger/contracts/privacy/data-exports.api'
import { useState } from 'react'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { call } from '../../net/client'
import { useMember } from '../../net/current'
import { downloadBy } from '../../net/download'
import { query, useCommand } from '../../net/query'
import { busyProps } from '../../ui/busy-props'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Row, Stack } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { Muted } from '../../ui/text'
import { toastError } from '../../ui/toast'
import { AgainField } from '../access/again-field'
import { dataExportTexts } from './messages'

const calls = {
  own: { state: dataExportsApi.ownExport, link: dataExportsApi.ownExportLink },
  workspace: { state: dataExportsApi.workspaceExport, link: dataExportsApi.workspaceExportLink },
}

/** Milliseconds between two requests for progress. */
const AGAIN = 2_000

/** Requests a file of all data, shows its progress, and downloads it. */
export function ExportCard({ of }: { of: keyof typeof calls }) {
  const t = useText(dataExportTexts)
  const { moment, percent, size } = useFormat()
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const { state, link } = calls[of]

  const found = useQuery({
    ...query(state, { params }),
    refetchInterval: ({ state: { data } }) => (data?.data.status === 'making' ? AGAIN : false),
  })

  const [asks, setAsks] = useState(false)

  const make = useCommand(dataExportsApi.requestOwnExport, {
    invalidates: [state],
    onError: toastError,
  })

  const [busy, setBusy] = useState(false)

  const get = () => {
    setBusy(true)
    void call(link, { params })
      .then(downloadBy)
      .catch(toastError)
      .finally(() => setBusy(false))
  }

  const data = found.data?.data

  return (
    <Card title={t(`${of}.title`)} padded>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
          <Muted>
            {of === 'own'
              ? t('own.text', { company: isolated(workspace.name) })
              : t('workspace.text')}
          </Muted>
          {data.status === 'failed' && <Alert severity="error">{t('failed')}</Alert>}
          {data.status === 'making' && (
            <Box role="status" sx={{ width: '100%' }}>
              <LinearProgress
                variant={data.percent > 0 ? 'determinate' : 'indeterminate'}
                value={data.percent}
                aria-label={t('making', { percent: percent(data.percent) })}
              />
              <Muted className="num" size={12} sx={{ mt: 0.5 }}>
                {t('making', { percent: percent(data.percent) })} · {t('makingText')}
              </Muted>
            </Box>
          )}
          {data.status === 'ready' && (
            <Row wrap gap={1.5}>
              <Button
                variant="contained"
                {...busyProps(busy, get)}
                startIcon={<Icon name="download" />}
              >
                {t('download')}
              </Button>
              <Muted className="num" size={12}>
                {t('until', {
                  size: isolated(size(data.size ?? 0)),
                  moment: isolated(moment(data.expires_at ?? '')),
                })}
              </Muted>
            </Row>
          )}
          {(data.status === 'none' || data.status === 'failed') && (
            <Button
              {...busyProps(make.busy, () => (of === 'own' ? make.run({ params }) : setAsks(true)))}
            >
              {t(data.status === 'failed' ? 'again' : 'make')}
            </Button>
          )}
        </Stack>
      )}
      {asks && <WorkspaceExportDialog close={() => setAsks(false)} />}
    </Card>
  )
}

/** Asks for the password, because the file has all account numbers in plain text. */
function WorkspaceExportDialog({ close }: { close: () => void }) {
  const t = useText(dataExportTexts)
  const { workspace } = useMember()
  const make = useCommand(dataExportsApi.requestWorkspaceExport, {
    invalidates: [dataExportsApi.workspaceExport],
  })

  const form = useForm({
    schema: workspaceExportBody,
    initial: { current_password: '' },
    submit: async (body) => {
      await make.send({ params: { ws: workspace.id }, body })
      close()
    },
  })

  return (
    <FormDialog title={t('workspace.title')} form={form} action={t('make')} onClose={close}>
      <Muted>{t('workspace.numbers')}</Muted>
      <AgainField {...form.field('current_password')} autoFocus label={t('password')} />
    </FormDialog>
  )
}
