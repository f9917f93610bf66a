import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderBlobs } from './folder-blobs'

it('leaves nothing of a file that could not be stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'))
  // A folder is in the way, so the last step fails.
  await mkdir(join(folder, 'pending', 'a', 'b'), { recursive: true })
  const blobs = new FolderBlobs(folder)
  await expect(blobs.put('pending/a', Buffer.from('text'))).rejects.toThrow()
  expect(await readdir(join(folder, 'pending'))).toEqual(['a'])
  await blobs.put('pending/c', Buffer.from('text'))
  expect(await blobs.get('pending/c')).toEqual(Buffer.from('text'))
})
