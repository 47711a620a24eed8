export const panelPage = () => '<!doctype html>';
