import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import {
  type ReplyCommand,
  shuffled,
  surveyAnswersDecider,
  surveyReplyDecider,
  type TakeCommand,
} from './answers'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const round = { survey_id: id(1), round_id: id(2) }

const take = (sheets: string[][], random: TakeCommand['random']): TakeCommand => ({
  ...round,
  type: 'take',
  batch_id: id(3),
  questions: [id(11), id(12)],
  sheets,
  random,
})

const sheets = ['a', 'b', 'c', 'd', 'e'].map((who, n) => [String(n + 1), who])

describe('answers of an anonymous round', () => {
  it('are taken question by question, each in an order of its own', () => {
    // The last stays in place for the first question, and moves to the front for the second.
    const places = [4, 3, 2, 1, 0, 0, 0, 0]

    const taken = surveyAnswersDecider.decide(
      {},
      take(sheets, () => places.shift()!),
    )

    expect(taken.map(({ data }) => [data.question_id, data.answers])).toEqual([
      [id(11), ['1', '2', '3', '4', '5']],
      [id(12), ['b', 'c', 'd', 'e', 'a']],
    ])
  })

  it('are never fewer than five', () => {
    given(surveyAnswersDecider)
      .when(take(sheets.slice(1), () => 0))
      .thenRefused('survey.too_few')
  })

  it('are complete, each order with the same chance', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.infiniteStream(fc.nat()), (things, numbers) => {
        const random = (end: number) => (numbers.next().value as number) % end
        expect(shuffled(things, random).sort()).toEqual([...things].sort())
      }),
    )

    // Every sequence of choices gives another order: 3 × 2 choices, 6 orders.
    const orders = [0, 1, 2]
      .flatMap((a) => [0, 1].map((b) => [a, b]))
      .map((choices) => shuffled(['x', 'y', 'z'], () => choices.shift()!).join(''))
    expect(new Set(orders).size).toBe(6)
  })
})

describe('the reply to a confidential round', () => {
  it('is given once', () => {
    const reply: ReplyCommand = {
      ...round,
      type: 'reply',
      reply_id: id(4),
      employee_id: id(5),
      answers: [{ question_id: id(11), answer: '4' }],
    }

    const { type: _, ...data } = reply
    given(surveyReplyDecider).when(reply).then({ type: 'SurveyReplied', data })
    given(surveyReplyDecider, { type: 'SurveyReplied', data }).when(reply).thenRefused('survey.key')
  })
})
