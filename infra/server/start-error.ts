/**
 * Something the person who starts Workledger must put right: one sentence that says what to do,
 * shown without a stack.
 */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
