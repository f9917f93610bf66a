import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { publicOpeningsApi as api } from '@workledger/contracts/recruiting/public-openings.api'
import { MESSAGE_SUBJECT, MOST_BESIDE } from '@workledger/contracts/recruiting/recruiting.bounds'
import { streamOf } from '@workledger/domain/kernel/decider'
import { answeredForm } from '@workledger/domain/recruiting/application-form'
import { type CandidateCommand, candidateDecider } from '@workledger/domain/recruiting/candidate'
import { formOf } from '@workledger/domain/recruiting/opening'
import { recruitingSettingDecider } from '@workledger/domain/recruiting/recruiting-setting'
import { Attempts, limit } from '../access/attempts.port'
import { Captcha } from '../access/captcha.port'
import { Directory } from '../access/directory.port'
import { Commands } from '../kernel/commands/commands'
import { Files } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { networkOf } from '../kernel/http/network'
import { Route } from '../kernel/http/route'
import { applicationId } from './application-id'
import { Candidates } from './candidates.service'
import { PublicOpenings } from './public-openings.service'
import { resumeOf } from './resume'

type Application = Omit<Extract<CandidateCommand, { type: 'apply' }>, 'type'>

/** An application must have an address. */
type Received = Application & { email_key: string }

type Resume = Awaited<ReturnType<typeof resumeOf>>

/** Calls of applicants, who are not signed in. */
@Controller()
export class PublicOpeningsController {
  constructor(
    private readonly commands: Commands,
    private readonly candidates: Candidates,
    private readonly openings: PublicOpenings,
    private readonly files: Files,
    private readonly directory: Directory,
    private readonly attempts: Attempts,
    private readonly captcha: Captcha,
  ) {}

  @Route(api.publicOpenings)
  async list({ params }: Call<typeof api.publicOpenings>) {
    return { data: (await this.openings.list(params.ws)).openings }
  }

  @Route(api.publicOpening)
  async showPublicOpening({ params }: Call<typeof api.publicOpening>) {
    return { data: (await this.openings.one(params.ws, params.jobId)).opening }
  }

  @Route(api.apply)
  async apply({ params, body, ctx, address }: Call<typeof api.apply>) {
    // Counted first, so that one network cannot try forms and files without limit.
    await this.attempts.take(limit(`apply from ${networkOf(address)}`, 40))
    const workspace = (await this.directory.workspaceOfOpening(params.id)) ?? refuse('not_found')
    const opening = await this.candidates.opening(workspace, params.id)
    if (opening.status === 'closed') refuse('recruiting.closed')

    const {
      profile_data,
      resume: given,
      consent: _,
      token,
      gender = null,
      language = null,
      ...person
    } = body

    const answers = answeredForm(formOf(opening), profile_data)
    const resume = await resumeOf({ company: workspace, person: networkOf(address) }, given)
    await this.attempts.take(limit(`apply to ${params.id}`, 2000, 5))
    if (!(await this.captcha.solved(token))) refuse('recruiting.captcha', { field: 'token' })

    const { retention_months } = await this.commands.state(
      recruitingSettingDecider,
      workspace,
      workspace,
    )

    const email_key = this.candidates.emailKey(workspace, person.email)

    const application = {
      ...person,
      opening_id: params.id,
      email_key,
      gender,
      answers,
      stage: opening.details.stages[0]!,
      keep_months: retention_months,
      language,
    }

    await this.receive(ctx, workspace, application, resume)

    return { message: 'Applied Successfully' }
  }

  /**
   * Stores an application. Several with one address may have different authors, so each is stored
   * separately. Above a limit only their arrival is noted.
   */
  private async receive(
    ctx: Ctx,
    workspace: string,
    application: Omit<Received, 'candidate_id' | 'resume'>,
    resume: Resume,
  ) {
    const { opening_id, email_key } = application
    const { free, first } = await this.candidateOf(workspace, opening_id, email_key)

    if (first) {
      const nothing = { file: '', hash: '', size: 0, content_type: '' }
      const again = { ...application, type: 'apply' as const, candidate_id: first, resume: nothing }
      await this.commands.in(ctx, workspace).append(candidateDecider, first, again)
    }

    if (free) await this.keep(ctx, workspace, { ...application, candidate_id: free }, resume)
    await ctx.settled()
  }

  /** Stores it under the next free id, since another may arrive at the same moment. */
  private async keep(
    ctx: Ctx,
    workspace: string,
    application: Omit<Received, 'resume'>,
    resume: Resume,
  ): Promise<void> {
    const { candidate_id, opening_id, email_key } = application
    const of = { workspace, person: candidate_id, stream: streamOf(candidateDecider, candidate_id) }

    try {
      await this.files.keep(ctx, of, resume, (file) => {
        const hash = createHash('sha256').update(resume.bytes).digest('hex')
        const kept = { file: file!, hash, size: resume.bytes.length, content_type: resume.type }

        return this.commands
          .in(ctx, workspace)
          .append(candidateDecider, candidate_id, { ...application, type: 'apply', resume: kept })
      })
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'recruiting.beside') throw error
      const { free } = await this.candidateOf(workspace, opening_id, email_key)

      if (free && free !== candidate_id)
        await this.keep(ctx, workspace, { ...application, candidate_id: free }, resume)
    }
  }

  /**
   * Returns the first application of an address to an opening, and the id of the next one below the
   * limit. A deleted candidate counts as new, because a destroyed key never returns.
   */
  private async candidateOf(workspace: string, opening: string, email_key: string) {
    let first: string | undefined
    let known = 0

    for (let n = 0; known < MOST_BESIDE; n++) {
      const candidate_id = applicationId(opening, email_key, n)
      const { status } = await this.commands.state(candidateDecider, workspace, candidate_id)
      if (status === 'none') return { free: candidate_id, first }
      if (status === 'deleted') continue
      known++
      first ??= candidate_id
    }

    return { free: undefined, first }
  }

  @Route(api.publicMessages)
  async messages({ params, query }: Call<typeof api.publicMessages>) {
    const { workspace } = await this.openings.candidate(params.id, query.msg_key)
    return { data: await this.candidates.messages(workspace, params.id) }
  }

  @Route(api.sendPublicMessage)
  async send({ params, body, ctx }: Call<typeof api.sendPublicMessage>) {
    const { workspace } = await this.openings.candidate(params.id, body.msg_key)
    await this.attempts.take(limit(`candidate ${params.id}`, 50, 60))
    const { subject, body: text } = body

    const command = {
      type: 'reply' as const,
      candidate_id: params.id,
      message_id: ctx.newId(),
      subject: subject || MESSAGE_SUBJECT,
      body: text,
    }

    await this.commands.in(ctx, workspace).run(candidateDecider, params.id, command)

    return { message: 'Sent' }
  }
}
