import { openingBody } from './openings.api'

describe('the stages of an opening', () => {
  it.each(['Applied, Interview,Offer', 'Applied，Interview，Offer', 'Applied، Interview، Offer'])(
    'are separated by the commas of any keyboard: %s',
    (stages) => {
      expect(openingBody.shape.stages.parse(stages)).toEqual(['Applied', 'Interview', 'Offer'])
    },
  )
})
