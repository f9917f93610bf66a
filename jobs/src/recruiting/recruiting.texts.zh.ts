import type { en } from './recruiting.texts.en'

export const zh: typeof en = {
  opening: '招聘职位',
  when: '时间',
  where: '地点',
  minutes: (minutes) => `${minutes}分钟`,
  received: (opening, company, months) => ({
    subject: `您的应聘申请：${opening}`,
    heading: '感谢您的应聘',
    lines: [
      `${company}已收到您对${opening}的应聘申请，将与您联系。`,
      '您可以在以下页面阅读和回复相关消息。任何持有此链接的人都能阅读，请勿转发。',
    ],
    note: `您的申请自应聘流程的最后一个环节起保存${months}个月，然后擦除。`,
  }),
  button: '打开您的消息',
  reply: (name, opening) => ({
    subject: `${name}已回复：${opening}`,
    heading: `${name}已回复`,
    lines: [`应聘${opening}的一名候选人给你写了消息。`],
    button: '阅读并回复',
  }),
  invited: (opening, company) => ({
    subject: `面试：${opening}`,
    heading: '面试邀请',
    lines: [`${company}邀请您参加${opening}的面试。打开附件即可将其加入您的日历。`],
  }),
  leads: (name, opening) => ({
    subject: `${name}的面试：${opening}`,
    heading: `${name}的面试`,
    lines: [`你担任${opening}的面试官。打开附件即可将面试加入你的日历。面试后请提交反馈。`],
    button: '查看你的面试',
  }),
  moved: (opening) => ({
    subject: `面试有变更：${opening}`,
    heading: '面试有变更',
    lines: [`${opening}的面试有变更。打开附件即可更新日历。`],
  }),
  cancelled: (opening) => ({
    subject: `面试已取消：${opening}`,
    heading: '面试已取消',
    lines: [`${opening}的面试不再举行。打开附件即可将其从日历中移除。`],
  }),
  takenOff: (name, opening) => ({
    subject: `你不再担任${name}的面试官：${opening}`,
    heading: '你不再担任此次面试的面试官',
    lines: [`${name}应聘${opening}的面试改由他人负责。打开附件即可将其从日历中移除。`],
  }),
  candidate: (company) => `您收到此邮件，是因为您应聘了${company}的职位。`,
  colleague: (company) => `你收到此邮件，是因为你负责${company}的招聘。`,
}
