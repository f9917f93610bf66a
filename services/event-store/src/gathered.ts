interface Question<K, V> {
  readonly key: K
  resolve(answer: V): void
  reject(error: unknown): void
}

/**
 * Gathers the questions of one turn of the event loop and answers them together, because a message
 * to the database costs more than a row. If that fails, it answers each alone, so that one question
 * cannot fail the others.
 */
export class Gathered<K, V> {
  private questions: Question<K, V>[] = []

  constructor(
    /** Returns an answer for each key, in their order; one that takes longer as a promise. */
    private readonly answer: (keys: readonly K[]) => Promise<readonly (V | Promise<V>)[]>,
    private readonly most = 100,
  ) {}

  ask(key: K): Promise<V> {
    return new Promise((resolve, reject) => {
      this.questions.push({ key, resolve, reject })
      if (this.questions.length === 1) process.nextTick(() => this.send())
      if (this.questions.length === this.most) this.send()
    })
  }

  private send(): void {
    const { questions } = this
    if (questions.length === 0) return
    this.questions = []

    this.answer(questions.map(({ key }) => key)).then(
      (answers) => {
        for (const [n, { resolve }] of questions.entries()) resolve(answers[n] as V)
      },
      (error) => {
        const [only, ...more] = questions
        if (only && more.length === 0) only.reject(error)
        else for (const question of questions) this.askAlone(question)
      },
    )
  }

  private askAlone({ key, resolve, reject }: Question<K, V>): void {
    this.answer([key]).then(([answer]) => resolve(answer as V), reject)
  }
}
