/** react-admin's own sentences that the console can show. Its package shows them in English. */
export default {
  ra: {
    action: {
      undo: 'Undo',
      refresh: 'Refresh',
      close: 'Close',
      confirm: 'Confirm',
      cancel: 'Cancel',
    },
    auth: {
      auth_check_error: 'Please login to continue',
      sign_in_error: 'Authentication failed, please retry',
    },
    message: {
      error: "A client error occurred and your request couldn't be completed.",
      access_denied: "You don't have the right permissions to access this page",
      not_found: 'Either you typed a wrong URL, or you followed a bad link.',
    },
    notification: {
      bad_item: 'Incorrect element',
      canceled: 'Action cancelled',
      data_provider_error: 'dataProvider error. Check the console for details.',
      http_error: 'Server communication error',
      item_doesnt_exist: 'Element does not exist',
      logged_out: 'Your session has ended, please reconnect.',
      not_authorized: "You're not authorized to access this resource.",
      created: 'Element created',
      updated: 'Element updated',
      deleted: 'Element deleted',
    },
    page: {
      loading: 'Loading',
      not_found: 'Not Found',
      error: 'Something went wrong',
      access_denied: 'Access denied',
    },
  },
} as const
