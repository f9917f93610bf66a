import type { en } from './people.texts.en'

export const zh: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `邀请你加入Workledger上的${company}`,
    heading: name ? `${name}，你好：` : '你好：',
    lines: [
      inviter
        ? `${inviter}邀请你加入Workledger上的${company}。`
        : `邀请你加入Workledger上的${company}。`,
      '你可以在那里上下班打卡、记录工时、申请休假和查看工资条。',
    ],
    button: '接受邀请',
    note: '邀请7天内有效。过期后请索取新邀请。',
    footer: `你收到此邮件，是因为${company}将你的邮箱录入了员工名册。`,
  }),
}
