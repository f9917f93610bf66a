import { Controller } from '@nestjs/common'
import { filesApi as api } from '@workledger/contracts/files/files.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { employeeDecider } from '@workledger/domain/people/employee'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import type { FastifyReply } from 'fastify'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'

/** Streams whose pictures pages show. */
const pictureCategories = [employeeDecider, workspaceDecider].map(({ category }) => `${category}-`)

/**
 * Pictures on pages: avatars and logos, by a key of 128 random bits. Documents go through their
 * areas even if they are pictures: the key alone does not open a scanned passport or a receipt.
 */
@Controller()
export class FilesController {
  constructor(private readonly files: Files) {}

  @Route(api.picture)
  async picture({ params }: Call<typeof api.picture>, reply: FastifyReply) {
    const file = await this.files.get(params.key)

    if (
      !file?.type.startsWith('image/') ||
      !pictureCategories.some((stream) => file.stream.startsWith(stream))
    )
      return refuse('not_found')

    return sendFile(
      reply.header('Cache-Control', 'private, max-age=31536000, immutable'),
      file,
      'inline',
    )
  }
}
