import type { en } from './surveys.texts.en'

export const zh: typeof en = {
  asked: (survey) => ({
    subject: survey,
    heading: survey,
    lines: ['请回答几个问题。你的链接只能使用一次。'],
    button: '填写问卷',
  }),
  until: '开放至',
  anonymous:
    '此问卷为匿名问卷：任何人，包括管理员，都看不到谁回答了什么。收到五份答卷后才显示结果。',
  confidential: '此问卷为保密问卷：问卷管理员可以看到你的回答和姓名。',
  footer: (company) =>
    `你收到此邮件，是因为你在${company}工作。请勿转发：任何持有此链接的人都能代你作答。`,
}
