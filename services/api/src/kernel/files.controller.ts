import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { filesApi as api } from '@workledger/contracts/kernel/files.api'
import type { Call } from './context'
import { Files, sendFile } from './files'
import { Route } from './route'

/** Pictures that pages show: avatars and logos, by a key of 128 random bits. Documents go through their own areas. */
@Controller()
export class FilesController {
  constructor(private readonly files: Files) {}

  @Route(api.picture)
  async picture({ params }: Call<typeof api.picture>, reply: any) {
    const file = await this.files.get(params.key)
    if (!file?.type.startsWith('image/')) return refuse('not_found')
    return sendFile(reply.header('Cache-Control', 'private, max-age=31536000, immutable'), file, 'inline')
  }
}
