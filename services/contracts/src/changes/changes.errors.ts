import { errors } from '../kernel/errors'

export const changesErrors = errors({
  'changes.position': [422, 'This is no position of the feed. Send the `next` of an answer.'],
  'changes.type': [422, 'There is no public event {name}.'],
  'changes.rights_changed': [
    409,
    'What you may read has changed since this position. Go on from {position}, or start again without a position to read all that you may read now.',
  ],
  'changes.log_restored': [
    410,
    'The log does not have this position any more, for example after a backup was restored. Compare your records, then start again without a position, or with `now` for new events only.',
  ],
})
