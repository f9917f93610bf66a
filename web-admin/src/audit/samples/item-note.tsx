import Box from '@mui/material/Box'
import type { Rows } from '@workledger/contracts/registry'
import { LONGEST_NOTE } from '@workledger/contracts/samples/sample-kinds'
import { TextField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { toastError } from '@workledger/kit/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { samplesTexts } from './messages'

/** Milliseconds without a key until the text is sent. */
const REST = 800

/** The note of an item, saved during typing and on leaving the item. */
export function ItemNote({
  sample,
  item,
  locked,
}: {
  sample: string
  item: Rows['sample-items']
  locked: boolean
}) {
  const t = useText(samplesTexts)
  const { time } = useFormat()
  const { workspace } = useMember()
  const [typed, setTyped] = useState(item.note ?? '')
  const sent = useRef(item.note ?? '')
  const writing = useRef<Promise<unknown>>(Promise.resolve())

  const write = useConsoleCommand('noteSampleItem', {
    onError: (error) => {
      sent.current = item.note ?? ''
      void toastError(error)
    },
  })

  const save = (note: string) => {
    if (locked || note.trim() === sent.current) return
    sent.current = note.trim()

    const written = {
      params: { ws: workspace.id, id: sample, item: item.id },
      body: { note: note.slice(0, LONGEST_NOTE) },
      shown: item,
    }

    // In sequence: each save builds on the item's state after the one before.
    writing.current = writing.current.then(() => write.send(written)).catch(() => {})
  }

  const latest = useRef({ typed, save })
  latest.current = { typed, save }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the wait
  useEffect(() => {
    const timer = setTimeout(() => latest.current.save(latest.current.typed), REST)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => () => latest.current.save(latest.current.typed), [])
  const saved = typed.trim() === (item.note ?? '') && item.noted_at

  return (
    <Box component="section">
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          minHeight: 20,
          mb: -2.5,
          fontSize: 12,
          color: 'text.secondary',
        }}
        aria-live="polite"
      >
        {typed.trim() !== (item.note ?? '')
          ? t('saving')
          : saved
            ? `${t('saved')} ${time(saved)}`
            : ''}
      </Box>
      <TextField
        name="note"
        value={typed}
        onChange={setTyped}
        rows={3}
        disabled={locked}
        label={t('note')}
        hint={t('noteHint')}
      />
    </Box>
  )
}
