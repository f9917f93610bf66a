import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import {
  type CandidateAnswer,
  type CandidateMessage,
  candidatesApi,
} from '@workledger/contracts/recruiting/candidates.api'
import { MESSAGE_SUBJECT } from '@workledger/contracts/recruiting/recruiting.bounds'
import { TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { TemplateField } from './template-field'

interface Props {
  candidate: CandidateAnswer
  /** On a page of its own: taller, with templates and the subject of the mail. */
  full?: boolean
}

/** Messages to and from a candidate, oldest first, and the next message. */
export function CandidateMessages({ candidate, full = false }: Props) {
  const t = useText(recruitingTexts)
  const may = useMay()('sendCandidateMessage')
  const found = useQuery(query(candidatesApi.messages, { params: { id: candidate.id } }))
  const [subject, setSubject] = useState<string>(MESSAGE_SUBJECT)
  const [body, setBody] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useConsoleCommand('sendCandidateMessage')

  const submit = async () => {
    const text = body
    setWrong(undefined)
    setBody('')

    try {
      await send.send({ params: { id: candidate.id }, body: { subject, body: text } })
    } catch (error) {
      setBody(text)
      setWrong(error instanceof ApiError && error.status === 422 ? error.message : t('toast.wrong'))
    }
  }

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={5} />

  return (
    <Grid columns="minmax(0, 1fr)" gap={1.5}>
      {(full || found.data.data.length > 0) && <Thread messages={found.data.data} full={full} />}
      {may && (
        <Grid
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          columns="minmax(0, 1fr)"
          gap={1.5}
        >
          {wrong && <Alert severity="error">{wrong}</Alert>}
          {full && (
            <>
              <TemplateField
                kind="message"
                candidate={candidate}
                onTake={(text) => {
                  setSubject(text.subject)
                  setBody(text.body)
                }}
              />
              <TextField
                name="subject"
                label={t('subject')}
                value={subject}
                onChange={setSubject}
              />
            </>
          )}
          <Box
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void submit()
            }}
          >
            <TextField
              name="body"
              rows={full ? 3 : 2}
              maxRows={8}
              label={t('write', { name: fullName(candidate) })}
              hint={t('enter')}
              value={body}
              onChange={setBody}
            />
          </Box>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...busyProps(send.busy)}
            sx={{ justifySelf: 'end' }}
          >
            {t('send')}
          </Button>
        </Grid>
      )}
    </Grid>
  )
}

function Thread({ messages, full }: { messages: readonly CandidateMessage[]; full: boolean }) {
  const t = useText(recruitingTexts)
  const { moment } = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const count = messages.length

  useEffect(() => {
    if (count && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])

  const frame = {
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '8px',
    bgcolor: 'background.paper',
  }

  return (
    <Box
      ref={list}
      role="log"
      aria-label={t('message')}
      tabIndex={0}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        overflowY: 'auto',
        ...(full ? { height: '45vh', minHeight: 220, ...frame } : { maxHeight: 320 }),
      }}
    >
      {count === 0 && <EmptyState dense icon="mail" title={t('noMessages')} />}
      {messages.map(({ id, subject, body, sender, from_candidate, created_at }) => (
        <Box
          key={id}
          sx={{
            alignSelf: from_candidate ? 'start' : 'end',
            maxWidth: '85%',
            overflowWrap: 'anywhere',
          }}
        >
          <Muted size={12} sx={{ textAlign: from_candidate ? 'start' : 'end' }}>
            <bdi>{sender.name}</bdi> · <bdi>{moment(created_at)}</bdi>
            {full && (
              <>
                {' '}
                · <bdi>{subject}</bdi>
              </>
            )}
          </Muted>
          <Box
            dir="auto"
            sx={{
              whiteSpace: 'pre-wrap',
              p: 1.25,
              borderRadius: '8px',
              bgcolor: from_candidate ? 'tone.waitSoft' : 'tone.accentSoft',
            }}
          >
            {body}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
