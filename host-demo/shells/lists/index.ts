import '../styles/index.css';

// Asynchronous, so that the federation's runtime can share React before the shell's own code imports it.
void import('./bootstrap');
