import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MOST_SURVEY_ANSWER } from '@workledger/contracts/kernel/bounds'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { LanguageMenu } from '@workledger/kit/shell/user-menu'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Icon } from '@workledger/kit/ui/icon'
import { useId } from 'react'
import { feedbackTexts } from './messages'
import { RatingChoice } from './rating-choice'
import { type SheetProps, type SheetState, useSheet } from './use-sheet'

/** Longer introductions stand above the first question alone. */
const SHORT = 140

/** One question a screen, with what moves on within reach of a thumb. */
export function Sheet(props: SheetProps) {
  const id = useId()
  const sheet = useSheet(props)

  return (
    <Box
      component="form"
      noValidate
      onSubmit={sheet.onSubmit}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        minHeight: '100dvh',
        maxWidth: 640,
        mx: 'auto',
        width: '100%',
      }}
    >
      <SheetHeader sheet={sheet} />
      <Box component="main" sx={{ px: 2.5, pt: 3, pb: 3, minWidth: 0 }}>
        <QuestionHeading id={id} sheet={sheet} />
        <Box sx={{ mt: 2.25 }}>
          <AnswerField id={id} sheet={sheet} />
        </Box>
      </Box>
      <SheetFooter id={id} sheet={sheet} />
    </Box>
  )
}

function SheetHeader({ sheet: { survey, at } }: { sheet: SheetState }) {
  const t = useText(feedbackTexts)
  const { number } = useFormat()
  const { questions } = survey

  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        px: 2.5,
        pb: 1.75,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
        <Avatar square size={24} person={{ first_name: survey.company }} />
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{survey.company}</bdi>
        </Box>
        <LanguageMenu named />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 1, color: 'text.secondary' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{survey.name}</bdi>
        </Box>
        <Box className="num" sx={{ color: 'text.primary', fontWeight: 500, whiteSpace: 'nowrap' }}>
          {t('at', { number: number(at + 1), count: questions.length })}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px' }}>
        {questions.map((one, place) => (
          <Box
            key={one.id}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: place <= at ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

interface PartProps {
  /** Begins the ids of question, fault and letters left. */
  id: string
  sheet: SheetState
}

function QuestionHeading({ id, sheet: { survey, question, at, heading } }: PartProps) {
  const { message } = survey
  return (
    <>
      <Box
        component="h1"
        id={`${id}-question`}
        ref={heading}
        tabIndex={-1}
        sx={{
          m: 0,
          fontSize: 22,
          lineHeight: '30px',
          fontWeight: 600,
          letterSpacing: '-.01em',
          overflowWrap: 'anywhere',
          outline: 0,
        }}
      >
        <bdi>{question.question}</bdi>
      </Box>
      {message && (at === 0 || message.length <= SHORT) && (
        <Box
          sx={{
            mt: 0.75,
            color: 'text.secondary',
            fontSize: 15,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          <bdi>{message}</bdi>
        </Box>
      )}
    </>
  )
}

function AnswerField({ id, sheet }: PartProps) {
  const { question, value, fault, write } = sheet
  return question.answer_type === 'rating' ? (
    <RatingChoice
      name={question.id}
      labelledBy={`${id}-question`}
      describedBy={fault ? `${id}-fault` : undefined}
      value={value}
      onChange={write}
    />
  ) : (
    <TextAnswer id={id} sheet={sheet} />
  )
}

function TextAnswer({ id, sheet: { value, fault, write } }: PartProps) {
  const t = useText(feedbackTexts)
  return (
    <>
      <OutlinedInput
        multiline
        fullWidth
        minRows={5}
        maxRows={12}
        value={value}
        error={Boolean(fault)}
        onChange={(event) => write(event.target.value)}
        inputProps={{
          'aria-labelledby': `${id}-question`,
          'aria-describedby': `${id}-left${fault ? ` ${id}-fault` : ''}`,
          maxLength: MOST_SURVEY_ANSWER,
          dir: 'auto',
          // Smaller text makes phones zoom in.
          style: { fontSize: 16, lineHeight: '24px' },
        }}
      />
      <Box id={`${id}-left`} sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
        {t('left', { count: MOST_SURVEY_ANSWER - value.length })}
      </Box>
    </>
  )
}

function SheetFooter({ id, sheet }: PartProps) {
  const t = useText(feedbackTexts)
  const { survey, fault } = sheet

  return (
    <Box
      component="footer"
      sx={{
        position: 'sticky',
        bottom: 0,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        px: 2.5,
        pt: 1.25,
        pb: 'max(14px, env(safe-area-inset-bottom))',
      }}
    >
      {fault && (
        <Box id={`${id}-fault`} role="alert" sx={{ mb: 1, color: 'tone.bad', fontWeight: 500 }}>
          {fault}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 1.25,
          mb: 1.25,
          fontSize: 13,
          lineHeight: '19px',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ color: 'primary.main', flex: 'none', mt: '1px' }}>
          <Icon name="lock" size={18} />
        </Box>
        {t(survey.privacy)}
      </Box>
      <SheetButtons sheet={sheet} />
      <Box
        sx={{
          mt: 1.25,
          fontSize: 12,
          lineHeight: '16px',
          color: 'text.secondary',
          textAlign: 'center',
        }}
      >
        {t('draft')}
      </Box>
    </Box>
  )
}

function SheetButtons({ sheet: { at, last, busy, show } }: { sheet: SheetState }) {
  const t = useText(feedbackTexts)
  return (
    <Box sx={{ display: 'flex', gap: 1.25 }}>
      <Button
        type="button"
        disabled={at === 0 || busy}
        onClick={() => show(at - 1)}
        sx={{ '&.MuiButton-root': { minHeight: 48, minWidth: 104, fontSize: 16 } }}
      >
        {t('back')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        disabled={busy}
        aria-busy={busy}
        sx={{ flex: 1, '&.MuiButton-root': { minHeight: 48, fontSize: 16 } }}
      >
        {t(last ? 'send' : 'next')}
      </Button>
    </Box>
  )
}
