export const RETURN_TO_ADMIN = 'Return to admin';
export const SIGNED_ON_AS = 'You are signed on as customer';
