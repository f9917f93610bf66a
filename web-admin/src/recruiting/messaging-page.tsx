import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { MESSAGE_SUBJECT } from '@workledger/contracts/recruiting/recruiting.bounds'
import { ApiError } from '@workledger/web-app/kit/client'
import { confirm } from '@workledger/web-app/kit/confirm'
import { TextField } from '@workledger/web-app/kit/fields'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { query } from '@workledger/web-app/kit/query'
import { Page } from '@workledger/web-app/kit/shell/page'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { candidatePath, nameOf } from './candidate-words'
import { recruitingTexts } from './messages'
import { TemplateField } from './template-field'

/** Messages with one candidate, oldest first. */
export default function MessagingPage() {
  const t = useText(recruitingTexts)
  const { id = '', candidateId = '' } = useParams()
  const { day, time } = useFormat()
  const may = useMay()('sendCandidateMessage')
  const candidate = useQuery(query(candidatesApi.candidate, { params: { id, candidateId } }))
  const found = useQuery(query(candidatesApi.messages, { params: { id: candidateId } }))
  const [subject, setSubject] = useState<string>(MESSAGE_SUBJECT)
  const [body, setBody] = useState('')
  const [wrong, setWrong] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const send = useConsoleCommand('sendCandidateMessage')
  const revoke = useConsoleCommand('revokeMessageLink', { onDone: () => void toast(t('toast.revoked')), onError: toastError })
  const count = found.data?.data.length
  useEffect(() => {
    if (count && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const name = candidate.data ? nameOf(candidate.data.data) : ''
  const submit = async () => {
    const text = body
    setWrong(undefined)
    setBody('')
    try {
      await send.send({ params: { id: candidateId }, body: { subject, body: text } })
    } catch (error) {
      setBody(text)
      setWrong(error instanceof ApiError && error.status === 422 ? error.message : t('toast.wrong'))
    }
  }
  const ask = async () => {
    if (await confirm({ title: t('revokeTitle', { name }), text: t('revokeText'), action: t('revoke'), danger: true }))
      revoke.run({ params: { id: candidateId } })
  }
  const failed = candidate.error ?? found.error
  return (
    <Page
      title={t('messaging')}
      crumbs={[
        { label: t('page'), to: '/admin/ats' },
        { label: name || t('candidates'), to: `/admin${candidatePath(id, candidateId)}` },
      ]}
      narrow
      actions={
        <>
          {may && <Button onClick={() => void ask()}>{t('revoke')}</Button>}
          <Button startIcon={<Icon name="refresh" />} onClick={() => void found.refetch()}>
            {t('refresh')}
          </Button>
        </>
      }
    >
      {failed ? (
        <FailedState error={failed} retry={() => void Promise.all([found.refetch(), candidate.refetch()])} />
      ) : !found.data ? (
        <SkeletonRows rows={5} />
      ) : (
        <Box
          ref={list}
          role="log"
          aria-label={t('message')}
          tabIndex={0}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            height: '45vh',
            minHeight: 220,
            overflowY: 'auto',
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px',
            bgcolor: 'background.paper',
          }}
        >
          {found.data.data.length === 0 && <EmptyState dense icon="mail" title={t('noMessages')} />}
          {found.data.data.map(({ id, subject, body, sender, from_candidate, created_at }) => (
            <Box key={id} sx={{ alignSelf: from_candidate ? 'start' : 'end', maxWidth: '85%', overflowWrap: 'anywhere' }}>
              <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
                <bdi>{sender.name}</bdi> · <bdi>{day(created_at)}</bdi>, <bdi>{time(created_at)}</bdi> · <bdi>{subject}</bdi>
              </Box>
              <Box
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap', p: 1.25, borderRadius: '8px', bgcolor: from_candidate ? 'tone.waitSoft' : 'tone.accentSoft' }}
              >
                {body}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {may && !failed && (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          sx={{ display: 'grid', gap: 1.5, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {wrong && <Alert severity="error">{wrong}</Alert>}
          {candidate.data && (
            <TemplateField
              kind="message"
              candidate={candidate.data.data}
              onTake={(text) => {
                setSubject(text.subject)
                setBody(text.body)
              }}
            />
          )}
          <TextField name="subject" label={t('subject')} value={subject} onChange={setSubject} />
          <Box
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void submit()
            }}
          >
            <TextField name="body" rows={3} label={t('write', { name })} hint={t('enter')} value={body} onChange={setBody} />
          </Box>
          <Button type="submit" variant="contained" color="primary" disabled={send.busy} sx={{ justifySelf: 'end' }}>
            {t('send')}
          </Button>
        </Box>
      )}
    </Page>
  )
}
