import { fileTypes } from '@workledger/contracts/kernel/file-types'
import { fileNameOf } from './file-name'

describe('the file name of a document', () => {
  it('has the extension of its content, whatever its name', () => {
    expect(fileNameOf('Payslip May', 'application/pdf')).toBe('Payslip May.pdf')
    expect(fileNameOf('Payslip.PDF', 'application/pdf')).toBe('Payslip.PDF')
    expect(fileNameOf('setup.exe', 'application/pdf')).toBe('setup.exe.pdf')
    expect(fileNameOf('شهادة', 'image/png')).toBe('شهادة.png')
  })

  it('leads into no other folder and hides nothing', () => {
    expect(fileNameOf('../../etc/passwd', 'application/pdf')).toBe('.. .. etc passwd.pdf')
    expect(fileNameOf('gpj.\u202eexe', 'image/jpeg')).toBe('gpj. exe.jpg')
    expect(fileNameOf(null, 'image/gif')).toBe('document.gif')
  })

  it('has an extension for every accepted type', () => {
    for (const type of [...fileTypes.image, ...fileTypes.document])
      expect(fileNameOf('a', type)).toMatch(/^a\.\w+$/)
  })
})
