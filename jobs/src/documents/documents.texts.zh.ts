import type { en } from './documents.texts.en'

export const zh: typeof en = {
  name: '文档',
  type: '类型',
  person: '员工',
  expires: '到期日',
  added: (by) => ({
    subject: '为你添加了一份文档',
    heading: '为你添加了一份文档',
    lines: [by ? `${by}在你的个人资料中添加了一份文档。` : '你的个人资料中添加了一份文档。'],
    button: '查看你的文档',
  }),
  yours: (days) => ({
    subject: days === 0 ? '你的一份文档到期' : '你的一份文档即将到期',
    heading: days === 0 ? '你的一份文档到期' : '你的一份文档即将到期',
    lines: ['请办理更新，并将新文档交给公司。'],
    button: '查看你的文档',
  }),
  theirs: (who, days) => ({
    subject: days === 0 ? `${who}的一份文档到期` : `${who}的一份文档即将到期`,
    heading: days === 0 ? `${who}的一份文档到期` : `${who}的一份文档即将到期`,
    lines: ['更新后，请上传新文件并修改到期日。'],
    button: '打开文档',
  }),
  employee: (company) => `你收到此邮件，是因为你在${company}工作。`,
  admin: (company) => `你收到此邮件，是因为你负责管理${company}的文档。`,
}
