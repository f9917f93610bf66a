import type { en } from './access.texts.en'

export const zh: typeof en = {
  verify: {
    subject: '请验证你的邮箱',
    heading: '欢迎',
    lines: ['请确认这是你的邮箱。只需点击一次。'],
    button: '验证邮箱',
    note: '链接24小时内有效。如果你没有注册，请忽略此邮件。',
  },
  reset: {
    subject: '设置新密码',
    heading: '设置新密码',
    lines: ['我们收到了为你的账号设置新密码的请求。如果是你本人提出的，请在此设置。'],
    button: '设置新密码',
    note: '链接60分钟内有效，只能使用一次。如果不是你提出的，密码保持不变，无需任何操作。',
  },
  factorMail: {
    button: '打开我的账号',
    note: '如果不是你本人操作，请更改密码并移除你不认识的项目。',
  },
  factors: {
    added: {
      subject: '已添加第二重验证',
      heading: '已添加第二重验证',
      lines: ['现在用密码登录你的账号时还需要它。'],
    },
    removed: {
      subject: '已移除第二重验证',
      heading: '已移除第二重验证',
      lines: ['不能再用它登录你的账号。'],
    },
    used: {
      subject: '已使用恢复码',
      heading: '已使用恢复码',
      lines: ['你的一个恢复码已用于登录。它不能再次使用。'],
    },
    blocked: {
      subject: '通行密钥已停用',
      heading: '通行密钥已停用',
      lines: [
        '你的通行密钥的使用方式表明可能存在副本，因此不能再用它登录。请移除它，并在自己的设备上重新添加。',
      ],
    },
    reset: {
      subject: '你的第二重验证已被移除',
      heading: '你的第二重验证已被移除',
      lines: [
        '你公司的管理员移除了你的身份验证器应用、通行密钥和恢复码，并结束了你的会话。请用密码登录并重新设置。',
      ],
    },
  },
  footer: '你收到此邮件，是因为你的邮箱用于Workledger的账号。',
}
