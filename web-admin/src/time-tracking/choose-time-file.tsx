import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useRef, useState } from 'react'
import { timeImportTexts } from './messages'

const LARGEST = 40 * 1024 * 1024

const complaintOf = ({ name, size }: File) =>
  !/\.(csv|tsv|txt|zip)$/i.test(name) ? 'wrong' : size > LARGEST ? 'large' : null

/** The first step: one file by button or drop. */
export function ChooseTimeFile({ choose }: { choose: (file: File) => void }) {
  const t = useText(timeImportTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [complaint, setComplaint] = useState<'wrong' | 'large' | null>(null)

  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = complaintOf(file)
    setComplaint(wrong)
    if (!wrong) choose(file)
  }

  return (
    <>
      <Stack
        gap={1}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
        sx={{
          justifyItems: 'center',
          px: 3,
          py: { xs: 4, sm: 6 },
          border: '1px dashed',
          borderColor: over ? 'primary.main' : complaint ? 'tone.bad' : 'tone.lineStrong',
          borderRadius: '8px',
          bgcolor: over ? 'tone.accentSoft' : 'background.paper',
          textAlign: 'center',
        }}
      >
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <Icon name="upload" size={24} />
        </Box>
        <Strong>{t('file.drop')}</Strong>
        <Muted size={13}>{t('file.kinds')}</Muted>
        <Button
          variant="contained"
          color="primary"
          onClick={() => input.current?.click()}
          aria-describedby={complaint ? 'time-file-complaint' : undefined}
          sx={{ mt: 1 }}
        >
          {t('file.choose')}
        </Button>
        {complaint && (
          <Box id="time-file-complaint" role="alert" sx={{ color: 'tone.bad', fontSize: 13 }}>
            {t(`file.${complaint}`)}
          </Box>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.zip"
          aria-label={t('file.choose')}
          onChange={(event) => {
            take(event.target.files?.[0])
            // Allows choosing a mended file again.
            event.target.value = ''
          }}
        />
      </Stack>
      <Muted
        component="ul"
        size={13}
        sx={{ mt: 2, mb: 0, paddingInlineStart: '18px', '& li': { mb: 0.5 } }}
      >
        <li>{t('file.nothingYet')}</li>
        <li>{t('file.again')}</li>
        <li>{t('file.undo')}</li>
      </Muted>
    </>
  )
}
