import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MOST_SURVEY_ANSWER } from '@workledger/contracts/kernel/bounds'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { LanguageOffer } from '@workledger/kit/shell/language-offer'
import { AskSender, SenderName } from '@workledger/kit/shell/outside'
import { LanguageMenu } from '@workledger/kit/shell/user-menu'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useId } from 'react'
import { feedbackTexts } from './messages'
import { senderOf } from './public-survey'
import { RatingChoice } from './rating-choice'
import { type SheetProps, type SheetState, useSheet } from './use-sheet'

/** Longer introductions are above the first question only. */
const SHORT = 140

/** The padding at both sides of a column of 600 px; the bars above and below are as wide as the window. */
const COLUMN = 'max(20px, calc(50% - 300px))'

/** One question per screen, with its buttons within reach of a thumb. */
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
      }}
    >
      <SheetHeader sheet={sheet} />
      <Box component="main" sx={{ paddingInline: COLUMN, pt: 3, pb: 3, minWidth: 0 }}>
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
        paddingInline: COLUMN,
        pb: 1.75,
      }}
    >
      <Row gap={1.5} sx={{ minHeight: 56 }}>
        <SenderName sender={senderOf(survey)} />
        <LanguageMenu named />
      </Row>
      <LanguageOffer />
      <Row align="stretch" gap={1.5} sx={{ mb: 1, color: 'text.secondary' }}>
        <Grow sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{survey.name}</bdi>
        </Grow>
        <Strong className="num" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
          {t('at', { number: number(at + 1), count: questions.length })}
        </Strong>
      </Row>
      <Row aria-hidden align="stretch" gap="3px">
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
      </Row>
    </Box>
  )
}

interface PartProps {
  /** Prefix of the ids of question, error and remaining letters. */
  id: string
  sheet: SheetState
}

function QuestionHeading({ id, sheet: { survey, question, at, heading } }: PartProps) {
  const { message } = survey
  return (
    <>
      <Strong
        component="h1"
        id={`${id}-question`}
        ref={heading}
        tabIndex={-1}
        weight={600}
        sx={{
          m: 0,
          fontSize: 22,
          lineHeight: '30px',
          letterSpacing: '-.01em',
          overflowWrap: 'anywhere',
          outline: 0,
        }}
      >
        <bdi>{question.question}</bdi>
      </Strong>
      {message && (at === 0 || message.length <= SHORT) && (
        <Muted sx={{ mt: 0.75, fontSize: 15, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{message}</bdi>
        </Muted>
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
      <Muted id={`${id}-left`} size={12} sx={{ mt: 0.5 }}>
        {t('left', { count: MOST_SURVEY_ANSWER - value.length })}
      </Muted>
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
        paddingInline: COLUMN,
        pt: 1.25,
        pb: 'max(14px, env(safe-area-inset-bottom))',
      }}
    >
      {fault && (
        <Strong id={`${id}-fault`} role="alert" sx={{ mb: 1, color: 'tone.bad' }}>
          {fault}
        </Strong>
      )}
      <Row
        align="stretch"
        gap={1.25}
        sx={{ mb: 1.25, fontSize: 13, lineHeight: '19px', color: 'text.secondary' }}
      >
        <Box sx={{ color: 'primary.main', flex: 'none', mt: '1px' }}>
          <Icon name="lock" size={18} />
        </Box>
        {t(survey.privacy)}
      </Row>
      <SheetButtons sheet={sheet} />
      <Muted size={12} sx={{ mt: 1.25, lineHeight: '16px', textAlign: 'center' }}>
        {t('draft')} <AskSender sender={senderOf(survey)} />
      </Muted>
    </Box>
  )
}

function SheetButtons({ sheet: { at, last, busy, show } }: { sheet: SheetState }) {
  const t = useText(feedbackTexts)
  return (
    <Row align="stretch" gap={1.25}>
      <Button
        type="button"
        disabled={at === 0}
        {...busyProps(busy, () => show(at - 1))}
        sx={{ '&.MuiButton-root': { minHeight: 48, minWidth: 104, fontSize: 16 } }}
      >
        {t('back')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        {...busyProps(busy)}
        sx={{ flex: 1, '&.MuiButton-root': { minHeight: 48, fontSize: 16 } }}
      >
        {t(last ? 'send' : 'next')}
      </Button>
    </Row>
  )
}
